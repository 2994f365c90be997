// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

extension UIView {
  /// Constrains the view's width to `multiplier` times a dimension of another view, or of the view itself.
  ///
  /// The constraint is required and installed on the nearest common ancestor. If there is none, `Bad constraint
  /// request` is raised and nothing is added.
  ///
  /// - Parameters:
  ///   - view: The other view, or the view itself for an aspect ratio.
  ///   - attribute: The width or height of that view.
  ///   - multiplier: The factor of that dimension.
  public func q_equalWidthToView(
    _ view: UIView, forLayoutAttribute attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equal(.width, to: view, attribute, multiplier)
  }

  /// Constrains the view's height to `multiplier` times a dimension of another view, or of the view itself.
  ///
  /// The constraint is required and installed on the nearest common ancestor. If there is none, `Bad constraint
  /// request` is raised and nothing is added.
  ///
  /// - Parameters:
  ///   - view: The other view, or the view itself for an aspect ratio.
  ///   - attribute: The width or height of that view.
  ///   - multiplier: The factor of that dimension.
  public func q_equalHeightToView(
    _ view: UIView, forLayoutAttribute attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equal(.height, to: view, attribute, multiplier)
  }

  private func q_equal(
    _ size: NSLayoutConstraint.Attribute, to view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat
  ) {
    guard let ancestor = ConstrainedItem.nearestCommonAncestor(of: self, and: view) else {
      LayoutException.handler(
        LayoutException.Name(rawValue: "Bad constraint request"), "two view are not in the same layout tree")
      return
    }
    ancestor.addConstraint(
      NSLayoutConstraint(
        item: self, attribute: size, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: multiplier,
        constant: 0))
  }
}
