// SPDX-License-Identifier: MIT

/// The anchors from which the two sides of a constraint between distances are measured.
///
/// `a.anchorWithOffset(to: b)` is `b - a`: its item is that of `b` and its origin is `a`.
@MainActor
final class OffsetOrigins {
  /// The attribute of an item from which a distance is measured.
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
