// SPDX-License-Identifier: MIT

/// The view of an element of a menu, which is highlighted below a finger and chosen by lifting it.
///
/// It does not track touches itself: a finger that came down on one element may go on to others; see ``MenuPlatterView``.
class MenuCell: UIControl {
  /// The element.
  let element: UIMenuElement
  let titleLabel = UILabel()
  let imageView = UIImageView()
  private let highlight = UIView()
  /// Called when assistive technology activates the element.
  var activate: (() -> Void)?

  static var metrics: SystemMetrics.Menus { InterfaceGeneration.current.metrics.menus }

  /// Creates the view of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isEnabled: Whether it can be chosen.
  init(_ element: UIMenuElement, isEnabled: Bool) {
    self.element = element
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    isSelected = element.shownState != .off
    highlight.isHidden = true
    highlight.backgroundColor = .systemFill
    for part in [highlight, imageView, titleLabel] { addSubview(part) }
    titleLabel.text = element.title
    imageView.image = element.image
    imageView.contentMode = .center
    for part in [titleLabel, imageView] as [UIView] { part.tintColor = color }
    titleLabel.textColor = color
    accessibilityLabel = element.title.isEmpty ? element.image?.accessibilityLabel : element.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// The color of the title and of the image.
  var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return element.shownAttributes.contains(.destructive) ? .systemRed : .label
  }

  /// The height in a width, in points.
  func height(in width: CGFloat) -> CGFloat { 0 }

  override var isHighlighted: Bool { didSet { highlight.isHidden = !isHighlighted } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate?()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds.insetBy(dx: MenuCell.metrics.highlightInset, dy: 0)
    highlight.layer.cornerRadius = MenuCell.metrics.highlightRadius
  }

  /// Returns a font for a style at the text size of the menu.
  func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}
