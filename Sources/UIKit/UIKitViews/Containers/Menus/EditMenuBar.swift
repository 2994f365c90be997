// SPDX-License-Identifier: MIT

/// The bar of a menu for editing: its elements beside each other. What does not fit is on further pages, which an arrow at the end turns.
final class EditMenuBar: UIView {
  /// Called with an element that was chosen.
  var choose: ((UIMenuElement) -> Void)?
  /// The size of the page that is shown, in points.
  private(set) var barSize = CGSize.zero
  private let background: UIView
  private var buttons: [UIButton] = []
  private var pages: [[UIMenuElement]] = []
  private var page = 0
  private var width: CGFloat = 0

  /// The distance from the sides of the screen, and that from the rectangle beside which the bar is, in points.
  static let margin: CGFloat = 8
  static let gap: CGFloat = 8
  private static let font = UIFont.systemFont(ofSize: 15)
  private static let height: CGFloat = 44
  private static let inset: CGFloat = 14
  private static let arrowWidth: CGFloat = 36

  override init(frame: CGRect) {
    background = EditMenuBar.makeBackground()
    super.init(frame: frame)
    addSubview(background)
    accessibilityTraits = .tabBar
  }

  required init?(coder: NSCoder) { nil }

  private static func makeBackground() -> UIView {
    if InterfaceGeneration.current >= .iOS26 { return GlassView(frame: .zero) }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    blur.layer.cornerRadius = 9
    blur.clipsToBounds = true
    blur.isUserInteractionEnabled = false
    return blur
  }

  // MARK: Content

  /// Shows elements on pages of a width, the first of them now.
  func show(_ elements: [UIMenuElement], width: CGFloat) {
    self.width = width
    pages = split(elements)
    show(page: 0)
  }

  private func split(_ elements: [UIMenuElement]) -> [[UIMenuElement]] {
    let widths = elements.map { Self.width(of: $0.title) }
    guard widths.reduce(0, +) > width else { return [elements] }
    var (pages, used): ([[UIMenuElement]], CGFloat) = ([[]], 0)
    for (element, itemWidth) in zip(elements, widths) {
      if used + itemWidth > width - Self.arrowWidth, !pages[pages.count - 1].isEmpty {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(element)
      used += itemWidth
    }
    return pages
  }

  private static func width(of title: String) -> CGFloat {
    (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 2 * inset
  }

  private func show(page number: Int) {
    page = number
    for button in buttons { button.removeFromSuperview() }
    let elements = pages.indices.contains(number) ? pages[number] : []
    buttons = elements.map(makeButton)
    if pages.count > 1 { buttons.append(makeArrow()) }
    for button in buttons { addSubview(button) }
    let widths = elements.map { Self.width(of: $0.title) } + (pages.count > 1 ? [Self.arrowWidth] : [])
    barSize = CGSize(width: widths.reduce(0, +), height: Self.height)
    var x: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width
    }
    bounds.size = barSize
    setNeedsLayout()
  }

  private func makeButton(_ element: UIMenuElement) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(element.title, for: .normal)
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    button.setTitleColor(attributes.contains(.destructive) ? .systemRed : .label, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.titleLabel?.font = Self.font
    button.isEnabled = !attributes.contains(.disabled)
    button.addAction(UIAction { [weak self] _ in self?.choose?(element) }, for: .touchUpInside)
    return button
  }

  private func makeArrow() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = "Show more items"
    let next = (page + 1) % pages.count
    button.addAction(UIAction { [weak self] _ in self?.show(page: next) }, for: .touchUpInside)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
  }
}
