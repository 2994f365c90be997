// SPDX-License-Identifier: MIT

#include "FoundationCorrections.h"

#if defined(__linux__)

/// The smaller end of a side, whose length may be negative.
static double smaller_end(double start, double length) { return length < 0 ? start + length : start; }

/// The greater end of a side.
static double greater_end(double start, double length) { return length < 0 ? start : start + length; }

/// Whether two rectangles have an area in common, as `CGRect.intersects(_:)` says on iOS: rectangles that only touch do not intersect.
///
/// Foundation on Linux says that they do, so that layouts of collections show an element too many at each edge. The test suites of two
/// public libraries, which pass on iOS, expect that they do not.
///
/// Swift passes the numbers of both rectangles, those of the argument first, as C passes numbers.
FOUNDATION_CORRECTION
_Bool tinamou_rectangles_intersect(
    double other_x, double other_y, double other_width, double other_height, double x, double y, double width,
    double height) __asm__("$s10Foundation6CGRectV10intersectsySbACF");

_Bool tinamou_rectangles_intersect(
    double other_x, double other_y, double other_width, double other_height, double x, double y, double width,
    double height) {
  return smaller_end(x, width) < greater_end(other_x, other_width) &&
         smaller_end(other_x, other_width) < greater_end(x, width) &&
         smaller_end(y, height) < greater_end(other_y, other_height) &&
         smaller_end(other_y, other_height) < greater_end(y, height);
}

#endif
