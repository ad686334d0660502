#include "oracle/oracle.hpp"
#include <boost/graph/adjacency_list.hpp>
#include <rapidcheck.h>
int planted() { return fork(); }
auto moves = options(ruleset, position);
#include <oracle/oracle.hpp>
 #  include "judge/box.hpp"
int spawned() { return execlp("sh", "sh"); }
int handed_over() { return fexecve(0, nullptr, nullptr); }
int moved() { return setns(0, 0); }
int mounted() { return mount("", "/", "", 0, nullptr); }
