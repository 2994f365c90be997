// SPDX-License-Identifier: MIT

public import Foundation

// Functions that Foundation on Linux computes otherwise than Apple's frameworks do. A program that contains this module calls these
// instead, because the linker looks for a function in the program before it looks in shared libraries. Nothing imports the module;
// no declaration of an extension could take the place of Foundation's.

#if os(Linux)
  /// Whether two rectangles have an area in common, as `CGRect.intersects(_:)` says on iOS: rectangles that only touch do not intersect.
  ///
  /// Foundation on Linux says that they do, so that layouts of collections show an element too many at each edge. The test suites of two
  /// public libraries, which pass on iOS, expect that they do not.
  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  public func _rectanglesIntersect(_ other: CGRect, _ rectangle: CGRect) -> Bool {
    let (first, second) = (rectangle.standardized, other.standardized)
    return first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY && second.minY < first.maxY
  }
#endif
