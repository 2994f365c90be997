// SPDX-License-Identifier: MIT

import Tinamou

/// Content that scrolls when it is larger than the scroll view, as in QuickVFL.
///
/// ```swift
/// let content = scrollView.q_prepareAutolayoutContentView()
/// content.q_addConstraintsByText("V:|-[labelName]-[labelEmail]-|; H:|-[labelName]-|; …", involvedViews: …)
/// scrollView.q_refreshContentViewHeight()
/// ```
///
/// A view between the scroll view and the content determines what scrolls: it is as large as the scroll view unless a
/// refresh found larger content. Refresh again after the content or the scroll view changed its size.
///
/// Source: QuickVFL 1.0.0 and 1.2; Facts, “QuickVFL”.
extension UIScrollView {
  /// Prepares the scroll view for content and returns the view that contains it.
  ///
  /// Further calls return the same view.
  @discardableResult
  public func q_prepareAutolayoutContentView() -> UIView { preparedContent.content }

  /// Prepares the scroll view for content that scrolls along one axis and fills the scroll view across it, and returns
  /// the view that contains it. QuickVFL has this method since 1.2.
  @discardableResult
  public func q_prepareAutolayoutContentViewForOrientation(_ orientation: NSLayoutConstraint.Axis) -> UIView {
    let prepared = preparedContent
    prepared.fill(across: orientation)
    return prepared.content
  }

  /// Makes the content scroll vertically if it is taller than the scroll view, for content whose lowest view is
  /// constrained to the content's bottom. From then on, the content is as wide as the scroll view.
  public func q_refreshContentViewHeight() { preparedContent.refresh(.vertical, length: nil) }

  /// Makes the content scroll vertically if `height` points exceed the scroll view's height, for content whose lowest
  /// view is not constrained to the content's bottom, because more will be added below it.
  public func q_refreshContentViewWithHeight(_ height: CGFloat) { preparedContent.refresh(.vertical, length: height) }

  /// Makes the content scroll horizontally if it is wider than the scroll view, for content whose last view is
  /// constrained to the content's right edge. From then on, the content is as tall as the scroll view.
  public func q_refreshContentViewWidth() { preparedContent.refresh(.horizontal, length: nil) }

  /// Makes the content scroll horizontally if `width` points exceed the scroll view's width, for content whose last
  /// view is not constrained to the content's right edge.
  public func q_refreshContentViewWithWidth(_ width: CGFloat) { preparedContent.refresh(.horizontal, length: width) }

  /// The name of ``q_refreshContentViewWithHeight(_:)`` as imported into Swift.
  public func q_refreshContentView(withHeight height: CGFloat) { q_refreshContentViewWithHeight(height) }

  /// The name of ``q_refreshContentViewWithWidth(_:)`` as imported into Swift.
  public func q_refreshContentView(withWidth width: CGFloat) { q_refreshContentViewWithWidth(width) }

  private var preparedContent: QuickContentView {
    if let prepared = subviews.first(where: { $0 is QuickContentView }) as? QuickContentView { return prepared }
    let prepared = QuickContentView()
    prepared.prepare(in: self)
    return prepared
  }
}
