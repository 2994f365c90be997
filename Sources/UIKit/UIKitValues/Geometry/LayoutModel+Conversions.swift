// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel

extension Insets {
  /// Creates the insets with the same distances as `insets`.
  package init(_ insets: UIEdgeInsets) {
    self.init(
      left: Double(insets.left), top: Double(insets.top), right: Double(insets.right), bottom: Double(insets.bottom))
  }
}

extension Rectangle {
  /// Creates the rectangle that is equal to `rect`, whose width and height must not be negative.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  /// Creates the rectangle that is equal to `rectangle`.
  package init(_ rectangle: Rectangle) {
    self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension LayoutDirection {
  /// Creates the direction that is equal to `direction`.
  package init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSValue {
  /// Creates a value that contains a rectangle, as in notifications.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }
}
