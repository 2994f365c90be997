// SPDX-License-Identifier: MIT

/// The calendar or the wheels that a compact date picker opens, in a window in front of the app's. A touch outside closes them.
@MainActor
final class DatePickerPopover: UIView {
  /// The distance from the edges of the screen and from the source, in points.
  private static let margin: CGFloat = 8
  private let platter = UIView()
  private let content: UIView
  private let size: CGSize
  private weak var source: UIView?

  /// Creates the popover of a view, which lies beside it, with a content of a size in points.
  init(_ content: UIView, size: CGSize, from source: UIView) {
    (self.content, self.size, self.source) = (content, size, source)
    super.init(frame: .zero)
    isOpaque = false
    accessibilityViewIsModal = true
    tintColor = source.tintColor
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    semanticContentAttribute = source.semanticContentAttribute
    platter.backgroundColor = .secondarySystemGroupedBackground
    platter.layer.cornerRadius = 13
    platter.layer.shadowOpacity = 0.2
    platter.layer.shadowRadius = 20
    platter.addSubview(content)
    addSubview(platter)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var menuHost: (any MenuHost)? { source?.window }

  /// Shows the popover.
  func open() { menuHost?.showInFront(self) }

  /// Takes the popover from the screen.
  func close() {
    guard let menuHost else { return removeFromSuperview() }
    menuHost.removeFromFront(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source else { return }
    let margin = DatePickerPopover.margin
    let anchor = source.convert(source.bounds, to: nil)
    let size = CGSize(width: min(size.width, bounds.width - 2 * margin), height: size.height)
    let hasRoomBelow = anchor.maxY + margin + size.height <= bounds.height - margin
    let y = hasRoomBelow ? anchor.maxY + margin : anchor.minY - margin - size.height
    platter.frame = CGRect(
      x: min(max(anchor.midX - size.width / 2, margin), bounds.width - margin - size.width),
      y: min(max(y, margin), max(margin, bounds.height - margin - size.height)), width: size.width,
      height: size.height)
    content.frame = platter.bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !platter.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
