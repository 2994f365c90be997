// SPDX-License-Identifier: MIT

import Foundation

// What a renderer asks that UIKit's API does not answer.

extension CALayer {
  /// The view whose layer this is.
  package var view: UIView? { owner as? UIView }
}

extension UIView {
  /// Where the first and the last baseline of the view's own text lie, in its coordinates; nil for a view without text.
  package var ownBaselines: (first: CGFloat, last: CGFloat)? {
    guard let first = firstBaselineFromTop, let last = lastBaselineFromBottom else { return nil }
    let aligned = alignmentRect(forFrame: bounds)
    return (aligned.minY + first, aligned.maxY - last)
  }

  /// The layer if there is one already; asking does not make one.
  package var layerIfMade: CALayer? { storedLayer }
}

extension NSLayoutConstraint {
  /// Whether the system made the constraint, from a content size or an autoresizing mask.
  package var isMadeBySystem: Bool { isSystem }

  /// What the constraint's two sides are measured from, in a constraint between distances.
  package var isBetweenDistances: Bool { origins != nil }
}
