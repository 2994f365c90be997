// SPDX-License-Identifier: MIT

import LayoutModel

extension Insets {
  /// The same distances as `insets`.
  package init(_ insets: UIEdgeInsets) {
    self.init(
      left: Double(insets.left), top: Double(insets.top), right: Double(insets.right), bottom: Double(insets.bottom))
  }
}

extension Rectangle {
  /// The same rectangle as `rect`, whose width and height are not negative.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  /// The same rectangle as `rectangle`.
  package init(_ rectangle: Rectangle) {
    self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension LayoutDirection {
  /// The same direction as `direction`.
  package init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
