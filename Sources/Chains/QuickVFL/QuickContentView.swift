// SPDX-License-Identifier: MIT

import Tinamou

/// A view between a scroll view and its content that determines what scrolls.
final class QuickContentView: UIView {
  /// The view that contains the scroll view's content.
  let content = UIView()

  /// Sizes of 1 point with a low priority, which apply when nothing else determines the size.
  private lazy var ownWidth = point(of: widthAnchor)
  private lazy var ownHeight = point(of: heightAnchor)
  private lazy var contentWidth = point(of: content.widthAnchor)
  private lazy var contentHeight = point(of: content.heightAnchor)
  /// The constraints that give the content the scroll view's size across the scrolling direction; `nil` until the first
  /// refresh.
  private var contentFillsWidth: NSLayoutConstraint?, contentFillsHeight: NSLayoutConstraint?

  private enum Priority {
    /// The priority of the content's own length while its views determine it.
    static let yielding = UILayoutPriority(249)
    static let asleep = UILayoutPriority.defaultLow
    /// The priority of being as large as the scroll view.
    static let fillsScrollView = UILayoutPriority(751)
    /// The priority of being larger than the scroll view.
    static let scrolls = UILayoutPriority(752)
    static let contentFills = UILayoutPriority(753)
  }

  init() { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds this view to the scroll view, and the content to this view.
  func prepare(in scrollView: UIScrollView) {
    scrollView.q_addAutolayoutSubview(self)
    q_addAutolayoutSubview(content)
    let size = Int(Priority.fillsScrollView.rawValue)
    scrollView.q_addConstraintsByText(
      "H:|-0-[own(scrollView@\(size))]-0-|; V:|-0-[own(scrollView@\(size))]-0-|",
      involvedViews: ["own": self, "scrollView": scrollView])
    q_addConstraintsByText("H:|[content]; V:|[content]", involvedViews: ["content": content])
    NSLayoutConstraint.activate([ownWidth, ownHeight, contentWidth, contentHeight])
  }

  private func point(of dimension: NSLayoutDimension) -> NSLayoutConstraint {
    let constraint = dimension.constraint(equalToConstant: 1)
    constraint.priority = Priority.asleep
    return constraint
  }

  /// Constrains the content to this view across the scrolling direction.
  func fill(across orientation: NSLayoutConstraint.Axis) {
    q_addConstraintsByText(
      orientation == .vertical ? "H:[content]|" : "V:[content]|", involvedViews: ["content": content])
  }

  /// Determines whether the content is longer than the scroll view, and makes it scroll if so.
  ///
  /// - Parameter length: The length of the content, in points; `nil` to measure it.
  func refresh(_ axis: NSLayoutConstraint.Axis, length: CGFloat?) {
    guard let scrollView = superview as? UIScrollView else { return }
    fillContent(across: axis, of: scrollView)
    let own = axis == .vertical ? contentHeight : contentWidth
    own.priority = Priority.yielding
    if let length { own.constant = length }
    layOutHierarchy()
    let size = content.frame.size
    settle(ownWidth, axis == .horizontal ? length ?? size.width : size.width, room: scrollView.frame.width)
    settle(ownHeight, axis == .vertical ? length ?? size.height : size.height, room: scrollView.frame.height)
    layOutHierarchy()
  }

  /// Lays out the whole hierarchy: the frame of the scroll view, with which content is compared, is set by its superview.
  private func layOutHierarchy() {
    var top: UIView = self
    while let superview = top.superview { top = superview }
    top.layoutIfNeeded()
  }

  private func fillContent(across axis: NSLayoutConstraint.Axis, of scrollView: UIScrollView) {
    if axis == .vertical {
      guard contentFillsWidth == nil else { return }
      contentFillsWidth = filling(content.widthAnchor, scrollView.widthAnchor)
    } else {
      guard contentFillsHeight == nil else { return }
      contentFillsHeight = filling(content.heightAnchor, scrollView.heightAnchor)
    }
  }

  private func filling(_ dimension: NSLayoutDimension, _ room: NSLayoutDimension) -> NSLayoutConstraint {
    let constraint = dimension.constraint(equalTo: room)
    constraint.priority = Priority.contentFills
    constraint.isActive = true
    return constraint
  }

  private func settle(_ constraint: NSLayoutConstraint, _ length: CGFloat, room: CGFloat) {
    guard length > room else {
      constraint.priority = Priority.asleep
      return
    }
    constraint.constant = length
    constraint.priority = Priority.scrolls
  }
}
