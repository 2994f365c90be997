// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// Makes the view's width `multiplier` times a size of another view, or of itself.
  ///
  /// The constraint is required and goes to the nearest view that both are in. Without one it raises
  /// `Bad constraint request`, and nothing is added.
  ///
  /// - Parameters:
  ///   - view: the other view; the view itself for proportions of its own.
  ///   - attribute: its width or its height.
  ///   - multiplier: how many times that size.
  public func q_equalWidthToView(
    _ view: UIView, forLayoutAttribute attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equal(.width, to: view, attribute, multiplier)
  }

  /// Makes the view's height `multiplier` times a size of another view, or of itself.
  ///
  /// The constraint is required and goes to the nearest view that both are in. Without one it raises
  /// `Bad constraint request`, and nothing is added.
  ///
  /// - Parameters:
  ///   - view: the other view; the view itself for proportions of its own.
  ///   - attribute: its width or its height.
  ///   - multiplier: how many times that size.
  public func q_equalHeightToView(
    _ view: UIView, forLayoutAttribute attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) {
    q_equal(.height, to: view, attribute, multiplier)
  }

  private func q_equal(
    _ size: NSLayoutConstraint.Attribute, to view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat
  ) {
    guard let ancestor = sequence(first: self, next: \.superview).first(where: { view.isDescendant(of: $0) }) else {
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
