// SPDX-License-Identifier: MIT

import Foundation

// Queries of a renderer that UIKit has no API for.

extension UIView {
  /// The y coordinates of the first and last baseline of the view's own text, in points, in its coordinates; `nil` for
  /// a view without text.
  package var ownBaselines: (first: CGFloat, last: CGFloat)? {
    guard let first = firstBaselineFromTop, let last = lastBaselineFromBottom else { return nil }
    let aligned = alignmentRect(forFrame: bounds)
    return (aligned.minY + first, aligned.maxY - last)
  }
}

extension NSLayoutConstraint {
  /// Whether the system made the constraint, for a content size or an autoresizing mask.
  package var isMadeBySystem: Bool { isSystem }

  /// Whether the constraint relates distances between two anchors.
  package var isBetweenDistances: Bool { origins != nil }
}
