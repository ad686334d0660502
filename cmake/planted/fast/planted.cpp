#include "oracle/oracle.hpp"
#include <boost/graph/adjacency_list.hpp>
#include <rapidcheck.h>
int planted() { return fork(); }
auto moves = options(ruleset, position);
