// SPDX-License-Identifier: MIT

/// A view of the keyboard's window with a view of the app: one above the keyboard, or one in its place.
///
/// In the responder chain, the responder that has provided the view follows after it.
final class InputViewContainer: UIView {
  /// The view of the app.
  let content: UIView
  private weak var source: UIResponder?
  /// The height that the app has given the view, in points.
  private var ownHeight: CGFloat
  /// The height that the container has given the view, in points.
  private var givenHeight: CGFloat
  /// Called when the height of the view may have changed.
  var onLayout: () -> Void = {}
  /// Whether the view is being measured, which marks it for layout without another need for one.
  var isMeasured: () -> Bool = { false }

  init(_ provided: InputViews.Provided) {
    (content, source) = (provided.view, provided.provider)
    (ownHeight, givenHeight) = (content.frame.height, content.frame.height)
    super.init(frame: .zero)
    marks.insert(.reportsMarksBelow)
    content.removeFromSuperview()
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var provider: UIResponder? { source }
  override var next: UIResponder? { source ?? super.next }

  override func layoutSubviews() {
    super.layoutSubviews()
    takeOwnHeight()
    if content.translatesAutoresizingMaskIntoConstraints, bounds.height > 0 {
      content.frame = bounds
      givenHeight = bounds.height
    }
    onLayout()
  }

  /// A text in the view may have grown, so that its height is another one.
  override func descendantNeedsLayout() { if !isMeasured() { setNeedsLayout() } }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    super.subviewContentSizeDidChange(subview)
    if !isMeasured() { setNeedsLayout() }
  }

  /// The height of the view at a width, in points: that of its frame, unless constraints or its own size determine it.
  ///
  /// Source: Apple, `UIInputView.allowsSelfSizing`; that a view with a flexible height has its intrinsic height is what apps rely on.
  func height(forWidth width: CGFloat) -> CGFloat {
    takeOwnHeight()
    guard isSelfSizing else { return ownHeight }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = max(fitting.height, content.intrinsicContentSize.height)
    return height > 0 ? height : ownHeight
  }

  /// Takes the size of the view at a width, in points, before the container is laid out: constraints of the view need not hold without
  /// room.
  func takeSize(forWidth width: CGFloat) {
    frame.size = CGSize(width: width, height: height(forWidth: width))
    guard content.translatesAutoresizingMaskIntoConstraints, bounds.height > 0 else { return }
    content.frame = bounds
    givenHeight = bounds.height
  }

  /// Notes a height that the app has given the view since the container did.
  private func takeOwnHeight() {
    guard content.frame.height != givenHeight else { return }
    (ownHeight, givenHeight) = (content.frame.height, content.frame.height)
  }

  private var isSelfSizing: Bool {
    !content.translatesAutoresizingMaskIntoConstraints || ownHeight == 0
      || content.autoresizingMask.contains(.flexibleHeight) || (content as? UIInputView)?.allowsSelfSizing == true
  }
}
