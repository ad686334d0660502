#pragma once

#include "properties/games.hpp"

namespace nimplus::properties {

// Sets of a form of their own, in the letters of the theory: S is a shared set, A Left's, B
// Right's. Draws keep to `removal_max`, which the property's Domain::removal_least makes large
// enough for the family.

// families_impartial.cpp
extern const Family kOneToK;         ///< {1..k}
extern const Family kInterval;       ///< {c..d}
extern const Family kOneToKAndMore;  ///< {1..k} and no multiple of k + 1
extern const Family kOddWithOne;     ///< 1 and other odd removals
extern const Family kTwoRemovals;    ///< {a,b}, a < b
extern const Family kSymmetric;      ///< with s also p - s, p = smallest + largest
extern const Family kPowers;         ///< {1,k,k²,…}, k >= 2, k among them
extern const Family kAdditive;       ///< {a,b,a+b}, a < b
extern const Family kQuartet;        ///< {s,4s,12s+1,16s+1}
extern const Family kTwoAndFourN;    ///< {2,4n,4n+2}, n >= 3
extern const Family kNotEmpty;       ///< any shared set but the empty one

// families_conjectures.cpp
extern const Family kOneAndTwo;       ///< {1,b,c}, 1 < b < c
extern const Family kThreeRemovals;   ///< three, gcd 1, none the sum of the others
extern const Family kThreeAny;        ///< three
extern const Family kPeriodTwo;       ///< {3,5,2^k+1}, k = 3..5; {k,k+2,2k+3}, k odd, 3..17
extern const Family kSmallAndOneFar;  ///< removals of 1..5, and one of 60..112
extern const Family kAllButAFew;      ///< 1..M but for some of 1..6, M >= kAllBut
extern const Family kSelfMirrored;    ///< symmetric or additive
constexpr Size kAllBut = 240;

// families_partizan.cpp
extern const Family kSubset;         ///< A within B, or B within A
extern const Family kComplement;     ///< A = p - B
extern const Family kSingles;        ///< {a}|{b}
extern const Family kSingleRight;    ///< A not empty, B = {c}
extern const Family kTwoIntervals;   ///< {1..a}|{1..b}, a > b
extern const Family kLatePreperiod;  ///< {M}|{M-1,M}, M >= 2

}  // namespace nimplus::properties
