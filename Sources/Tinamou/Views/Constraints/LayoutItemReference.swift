// SPDX-License-Identifier: MIT

/// What a constraint can speak of: a view, or a guide of a view.
@MainActor
protocol LayoutItemReference: AnyObject {
  /// The view itself, or the view that owns the guide; nil for a guide that nobody owns.
  var layoutHolder: UIView? { get }
  /// The view in whose coordinates the item's rectangle is.
  var layoutParent: UIView? { get }
  /// The active constraints that mention the item.
  var mentions: [NSLayoutConstraint] { get }
  /// The place of the item in engines.
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
