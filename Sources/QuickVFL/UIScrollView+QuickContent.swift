// SPDX-License-Identifier: MIT

import Tinamou

/// Content that scrolls when it is larger than the scroll view, as QuickVFL prepares it.
///
/// ```swift
/// let content = scrollView.q_prepareAutolayoutContentView()
/// content.q_addConstraintsByText("V:|-[labelName]-[labelEmail]-|; H:|-[labelName]-|; …", involvedViews: …)
/// scrollView.q_refreshContentViewHeight()
/// ```
///
/// A view between the scroll view and the content decides what scrolls: it is as large as the scroll view unless refreshing
/// found the content larger. Refresh again when the content or the scroll view has changed its size.
///
/// Source: QuickVFL 1.0.0 and 1.2, as `uikit-layout` 2.3 describes them.
extension UIScrollView {
  /// Prepares the scroll view for content, and returns the view that the content goes into.
  ///
  /// Called again it returns the same view.
  @discardableResult
  public func q_prepareAutolayoutContentView() -> UIView { preparedContent.content }

  /// Prepares the scroll view for content that scrolls along one axis only, across which it fills the scroll view, and
  /// returns the view that the content goes into. QuickVFL has this from 1.2 on.
  @discardableResult
  public func q_prepareAutolayoutContentViewForOrientation(_ orientation: NSLayoutConstraint.Axis) -> UIView {
    let prepared = preparedContent
    prepared.fill(across: orientation)
    return prepared.content
  }

  /// Lets the content scroll down if it is higher than the scroll view, when the content's lowest view is tied to the
  /// content's bottom. The content is as wide as the scroll view from now on.
  public func q_refreshContentViewHeight() { preparedContent.refresh(.vertical, length: nil) }

  /// Lets the content scroll down if `height` points are more than the scroll view has, for content whose lowest view is
  /// not tied to the content's bottom, because more will come below it.
  public func q_refreshContentViewWithHeight(_ height: CGFloat) { preparedContent.refresh(.vertical, length: height) }

  /// Lets the content scroll sideways if it is wider than the scroll view, when the content's last view is tied to the
  /// content's right edge. The content is as high as the scroll view from now on.
  public func q_refreshContentViewWidth() { preparedContent.refresh(.horizontal, length: nil) }

  /// Lets the content scroll sideways if `width` points are more than the scroll view has, for content whose last view is
  /// not tied to the content's right edge.
  public func q_refreshContentViewWithWidth(_ width: CGFloat) { preparedContent.refresh(.horizontal, length: width) }

  /// The same as ``q_refreshContentViewWithHeight(_:)``, under the name that Swift gives it.
  public func q_refreshContentView(withHeight height: CGFloat) { q_refreshContentViewWithHeight(height) }

  /// The same as ``q_refreshContentViewWithWidth(_:)``, under the name that Swift gives it.
  public func q_refreshContentView(withWidth width: CGFloat) { q_refreshContentViewWithWidth(width) }

  private var preparedContent: QuickContentView {
    if let prepared = subviews.first(where: { $0 is QuickContentView }) as? QuickContentView { return prepared }
    let prepared = QuickContentView()
    prepared.prepare(in: self)
    return prepared
  }
}
