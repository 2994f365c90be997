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
