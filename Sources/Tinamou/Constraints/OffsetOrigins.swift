// SPDX-License-Identifier: MIT

import LayoutModel

/// What the two sides of a constraint between distances are measured from.
///
/// `a.anchorWithOffset(to: b)` is `b - a`: its item is b's and its origin is a.
@MainActor
final class OffsetOrigins {
  private(set) weak var firstItem: AnyObject?
  let firstAttribute: NSLayoutConstraint.Attribute
  private(set) weak var secondItem: AnyObject?
  let secondAttribute: NSLayoutConstraint.Attribute

  init(
    first: (AnyObject, NSLayoutConstraint.Attribute)?, second: (AnyObject, NSLayoutConstraint.Attribute)?
  ) {
    firstItem = first?.0
    firstAttribute = first?.1 ?? .notAnAttribute
    secondItem = second?.0
    secondAttribute = second?.1 ?? .notAnAttribute
  }
}
