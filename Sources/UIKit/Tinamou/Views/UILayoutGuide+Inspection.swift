// SPDX-License-Identifier: MIT

import LayoutModel

extension UILayoutGuide {
  /// Whether constraints allow more than one value of `attribute` (left, top, width or height).
  package func isOpen(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard let interval = storedOwner?.liveHost?.interval(of: attribute, of: self) else { return false }
    return interval.upperBound - interval.lowerBound > 1e-4
  }
}
