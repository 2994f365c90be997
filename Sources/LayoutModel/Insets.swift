// SPDX-License-Identifier: MIT

/// The distances in points from the edges of a rectangle; positive distances point inward.
public struct Insets: Equatable, Sendable {
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the right edge.
  public var right: Double
  /// The distance from the bottom edge.
  public var bottom: Double

  /// Creates insets with the given distances. Each default is 0.
  public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

/// A rectangle in points, with `y` growing downward.
public struct Rectangle: Equatable, Sendable {
  /// The position of the left edge.
  public var x: Double
  /// The position of the top edge.
  public var y: Double
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the top to the bottom edge.
  public var height: Double

  /// Creates a rectangle from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
