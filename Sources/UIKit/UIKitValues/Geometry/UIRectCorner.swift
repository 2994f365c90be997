// SPDX-License-Identifier: MIT

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension CGRect {
  /// Returns the rectangle reduced by `insets`, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
