// SPDX-License-Identifier: MIT

import UIKit

/// Returns a number of points as text with at most three decimals, such as `106.667` or `20`.
public func text(of points: CGFloat) -> String {
  // Adding zero turns -0 into 0.
  String(format: "%g", Double((points * 1000).rounded() / 1000) + 0)
}

/// Returns a rectangle as text: `x y width height`, in points.
public func text(of rectangle: CGRect) -> String {
  [rectangle.origin.x, rectangle.origin.y, rectangle.width, rectangle.height].map { text(of: $0) }.joined(
    separator: " ")
}

/// Returns a size as text: `width height`, in points.
public func text(of size: CGSize) -> String { "\(text(of: size.width)) \(text(of: size.height))" }

/// Returns a point as text: `x y`.
public func text(of point: CGPoint) -> String { "\(text(of: point.x)) \(text(of: point.y))" }

/// Returns insets as text: `top left bottom right`, in points.
public func text(of insets: UIEdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map { text(of: $0) }.joined(separator: " ")
}

extension UIView {
  /// The frame as text: `x y width height`, in points, in the superview's coordinates.
  public var frameText: String { text(of: frame) }

  /// The positions of the left and right edges as text, such as `20…156`.
  public var across: String { "\(text(of: frame.minX))…\(text(of: frame.maxX))" }

  /// The positions of the top and bottom edges as text, such as `20…156`.
  public var down: String { "\(text(of: frame.minY))…\(text(of: frame.maxY))" }
}
