// SPDX-License-Identifier: MIT

import Tinamou

/// The names under which Swift sees QuickVFL's Objective-C methods, so that Swift code written with the pod compiles.
extension UIView {
  /// The same as ``q_addConstraintsByText(_:involvedViews:)``.
  @discardableResult
  public func q_addConstraints(byText text: String, involvedViews views: [String: Any]) -> [NSLayoutConstraint] {
    q_addConstraintsByText(text, involvedViews: views)
  }

  /// The same as ``q_stayShapedWhenCompressedWithPriority(_:isHorizontal:)``.
  public func q_stayShapedWhenCompressed(withPriority priority: UILayoutPriority, isHorizontal: Bool) {
    q_stayShapedWhenCompressedWithPriority(priority, isHorizontal: isHorizontal)
  }

  /// The same as ``q_stayShapedWhenStretchedWithPriority(_:isHorizontal:)``.
  public func q_stayShapedWhenStretched(withPriority priority: UILayoutPriority, isHorizontal: Bool) {
    q_stayShapedWhenStretchedWithPriority(priority, isHorizontal: isHorizontal)
  }

  /// The same as ``q_equalWidthToView(_:forLayoutAttribute:multiplier:)``.
  public func q_equalWidth(
    to view: UIView, for attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equalWidthToView(view, forLayoutAttribute: attribute, multiplier: multiplier)
  }

  /// The same as ``q_equalHeightToView(_:forLayoutAttribute:multiplier:)``.
  public func q_equalHeight(
    to view: UIView, for attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equalHeightToView(view, forLayoutAttribute: attribute, multiplier: multiplier)
  }
}
