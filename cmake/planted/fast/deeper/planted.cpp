#include "corpus/corpus.hpp"
