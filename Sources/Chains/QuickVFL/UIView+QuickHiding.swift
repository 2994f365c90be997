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
