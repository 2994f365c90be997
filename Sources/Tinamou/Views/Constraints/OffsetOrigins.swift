// SPDX-License-Identifier: MIT

/// What the two sides of a constraint between distances are measured from.
///
/// `a.anchorWithOffset(to: b)` is `b - a`: its item is b's and its origin is a.
@MainActor
final class OffsetOrigins {
  /// An attribute of an item that a distance is measured from.
  struct Origin {
    let item: LayoutItemHandle
    let attribute: NSLayoutConstraint.Attribute
  }

  let first: Origin?
  let second: Origin?

  init(first: Origin?, second: Origin?) {
    self.first = first
    self.second = second
  }

  var firstItem: AnyObject? { first?.item.object }
  var secondItem: AnyObject? { second?.item.object }
  var firstAttribute: NSLayoutConstraint.Attribute { first?.attribute ?? .notAnAttribute }
  var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }
}
