// SPDX-License-Identifier: MIT

import Tinamou

/// The names of QuickVFL's Objective-C methods as imported into Swift, so that Swift code written with the pod
/// compiles.
extension UIView {
  /// The name of ``q_addConstraintsByText(_:involvedViews:)`` as imported into Swift.
  @discardableResult
  public func q_addConstraints(byText text: String, involvedViews views: [String: Any]) -> [NSLayoutConstraint] {
    q_addConstraintsByText(text, involvedViews: views)
  }

  /// The name of ``q_stayShapedWhenCompressedWithPriority(_:isHorizontal:)`` as imported into Swift.
  public func q_stayShapedWhenCompressed(withPriority priority: UILayoutPriority, isHorizontal: Bool) {
    q_stayShapedWhenCompressedWithPriority(priority, isHorizontal: isHorizontal)
  }

  /// The name of ``q_stayShapedWhenStretchedWithPriority(_:isHorizontal:)`` as imported into Swift.
  public func q_stayShapedWhenStretched(withPriority priority: UILayoutPriority, isHorizontal: Bool) {
    q_stayShapedWhenStretchedWithPriority(priority, isHorizontal: isHorizontal)
  }

  /// The name of ``q_equalWidthToView(_:forLayoutAttribute:multiplier:)`` as imported into Swift.
  public func q_equalWidth(
    to view: UIView, for attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equalWidthToView(view, forLayoutAttribute: attribute, multiplier: multiplier)
  }

  /// The name of ``q_equalHeightToView(_:forLayoutAttribute:multiplier:)`` as imported into Swift.
  public func q_equalHeight(
    to view: UIView, for attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equalHeightToView(view, forLayoutAttribute: attribute, multiplier: multiplier)
  }
}
