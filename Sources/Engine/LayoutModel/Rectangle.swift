// SPDX-License-Identifier: MIT

/// A rectangle in points; `y` grows downward.
public struct Rectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the top to the bottom edge.
  public var height: Double

  /// The rectangle with its upper left corner at `x`, `y` and the given size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rectangle {
  /// The left or the top edge.
  package func origin(along axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }

  /// The width or the height.
  package func length(along axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }

  /// The rectangle with its edges moved inward by `insets`.
  package func inset(by insets: Insets) -> Rectangle {
    Rectangle(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle moved by the origin of another.
  package func moved(by origin: Rectangle) -> Rectangle {
    Rectangle(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }

  /// `x`, `y`, `width` and `height`, in this order.
  package var values: [Double] { [x, y, width, height] }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The size `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
