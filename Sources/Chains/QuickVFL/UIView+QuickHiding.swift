// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// Adds a constraint for a width of 0 with a low priority, and returns it.
  ///
  /// Its priority is 250. Raise it to 751 to hide the view and lower it to 250 to show it again. The view clips its
  /// content to its bounds from then on. QuickVFL has this method since 1.2.
  @discardableResult
  public func q_addHideConstraintHorizontally() -> NSLayoutConstraint { q_addHideConstraint(.width) }

  /// Adds a constraint for a height of 0 with a low priority, and returns it.
  ///
  /// Its priority is 250. Raise it to 751 to hide the view and lower it to 250 to show it again. The view clips its
  /// content to its bounds from then on. QuickVFL has this method since 1.2.
  @discardableResult
  public func q_addHideConstraintVertically() -> NSLayoutConstraint { q_addHideConstraint(.height) }

  private func q_addHideConstraint(_ size: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
    clipsToBounds = true
    let constraint = NSLayoutConstraint(
      item: self, attribute: size, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 0)
    constraint.priority = .defaultLow
    addConstraint(constraint)
    return constraint
  }
}

extension UIView {
  /// Sets the compression resistance priority: how strongly the view keeps its size when there is less space.
  ///
  /// - Parameter isHorizontal: Whether the priority is for the width rather than the height.
  public func q_stayShapedWhenCompressedWithPriority(_ priority: UILayoutPriority, isHorizontal: Bool) {
    setContentCompressionResistancePriority(priority, for: isHorizontal ? .horizontal : .vertical)
  }

  /// Sets the content hugging priority: how strongly the view keeps its size when there is more space.
  ///
  /// - Parameter isHorizontal: Whether the priority is for the width rather than the height.
  public func q_stayShapedWhenStretchedWithPriority(_ priority: UILayoutPriority, isHorizontal: Bool) {
    setContentHuggingPriority(priority, for: isHorizontal ? .horizontal : .vertical)
  }
}
