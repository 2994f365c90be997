// SPDX-License-Identifier: MIT

/// An item that constraints can refer to: a view or a layout guide.
@MainActor
protocol LayoutItemReference: AnyObject {
  /// The view itself, or the view that owns the guide; `nil` for a guide without an owner.
  var layoutHolder: UIView? { get }
  /// The view whose coordinates the item's rectangle uses.
  var layoutParent: UIView? { get }
  /// The active constraints that refer to the item.
  var referencingConstraints: [NSLayoutConstraint] { get }
  /// The item's indexes in engines.
  var layoutItem: LayoutItemSlot { get set }
}

extension UIView: LayoutItemReference {
  var layoutHolder: UIView? { self }
  var layoutParent: UIView? { storedSuperview }
}

extension UILayoutGuide: LayoutItemReference {
  var layoutHolder: UIView? { storedOwner }
  var layoutParent: UIView? { storedOwner }
}
