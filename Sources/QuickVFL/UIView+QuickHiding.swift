// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// Adds a constraint that makes the view as wide as nothing once it is strong enough, and returns it.
  ///
  /// It has the priority 250; raise it to 751 to hide the view, lower it to 250 to show it again. What is outside the
  /// view's bounds is clipped from now on. QuickVFL has this from 1.2 on.
  @discardableResult
  public func q_addHideConstraintHorizontally() -> NSLayoutConstraint { q_addHideConstraint(.width) }

  /// Adds a constraint that makes the view as high as nothing once it is strong enough, and returns it.
  ///
  /// It has the priority 250; raise it to 751 to hide the view, lower it to 250 to show it again. What is outside the
  /// view's bounds is clipped from now on. QuickVFL has this from 1.2 on.
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
