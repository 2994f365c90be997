// SPDX-License-Identifier: MIT

/// The title of a menu or of a section.
final class MenuTitleView: UIView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var inset: CGFloat { MenuCell.metrics.inset }

  private func textHeight(in width: CGFloat) -> CGFloat {
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    return label.sizeThatFits(CGSize(width: width - 2 * inset, height: .greatestFiniteMagnitude)).height
  }

  func height(in width: CGFloat) -> CGFloat { (textHeight(in: width) + 2 * MenuCell.metrics.titleMargin).rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: MenuCell.metrics.titleMargin)
  }
}

/// The wheel that is shown while elements are awaited.
final class MenuLoadingView: UIView {
  private let wheel = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
    wheel.startAnimating()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// The view behind a menu. A touch on it closes the menu, and does nothing else.
final class MenuBackdrop: UIView {
  /// Called when a finger is lifted.
  var close: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close?() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close?() }
}
