// SPDX-License-Identifier: MIT

import Foundation

// Information for renderers that UIKit's API does not provide.

extension CALayer {
  /// The view of this layer; `nil` for a layer without a view.
  package var view: UIView? { owner as? UIView }
}

extension UIView {
  /// The y coordinates of the first and last baseline of the view's own text, in points, in its coordinates; `nil` for
  /// a view without text.
  package var ownBaselines: (first: CGFloat, last: CGFloat)? {
    guard let first = firstBaselineFromTop, let last = lastBaselineFromBottom else { return nil }
    let aligned = alignmentRect(forFrame: bounds)
    return (aligned.minY + first, aligned.maxY - last)
  }

  /// The layer; `nil` if it was not accessed before. Does not create it.
  package var layerIfMade: CALayer? { storedLayer }
}

extension NSLayoutConstraint {
  /// Whether the system made the constraint, for a content size or an autoresizing mask.
  package var isMadeBySystem: Bool { isSystem }

  /// Whether the constraint relates distances between two anchors.
  package var isBetweenDistances: Bool { origins != nil }
}
