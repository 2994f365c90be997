// SPDX-License-Identifier: MIT

/// A row of a list in which something is chosen: a symbol, a title, a second line and what is at its trailing edge.
final class PickerRow: UIControl {
  /// The picture at the trailing edge.
  enum Accessory {
    case none, chevron, checkmark

    fileprivate var image: UIImage? {
      switch self {
      case .none: nil
      case .chevron: UIImage(systemName: "chevron.right")
      case .checkmark: UIImage(systemName: "checkmark")
      }
    }
  }

  /// The picture at the trailing edge. The default is none.
  var accessory = Accessory.none { didSet { showAccessory() } }

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let icon = UIImageView()
  private let accessoryView = UIImageView()
  private let separator = UIView()

  private static let (margin, gap, iconSize): (CGFloat, CGFloat, CGFloat) = (20, 12, 28)

  /// Creates a row that does something when it is tapped.
  init(_ title: String, detail: String? = nil, font: UIFont? = nil, symbol: String? = nil, tapped: @escaping () -> Void)
  {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = font ?? .preferredFont(forTextStyle: .body)
    detailLabel.text = detail
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = .secondaryLabel
    icon.image = symbol.flatMap { UIImage(systemName: $0) }
    icon.contentMode = .scaleAspectFit
    accessoryView.contentMode = .center
    separator.backgroundColor = .separator
    for view in [titleLabel, detailLabel, icon, accessoryView, separator] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = [title, detail].compactMap { $0 }.joined(separator: ", ")
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    showAccessory()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The height, in points.
  var height: CGFloat { detailLabel.text == nil ? 44 : 60 }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }
  override var isEnabled: Bool {
    didSet {
      titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
      icon.tintColor = isEnabled ? nil : .tertiaryLabel
    }
  }

  private func showAccessory() {
    accessoryView.image = accessory.image
    accessoryView.tintColor = accessory == .chevron ? .tertiaryLabel : nil
    accessibilityTraits = accessory == .checkmark ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
      .insetBy(dx: Self.margin, dy: 0)
    icon.frame = CGRect(
      x: area.minX, y: area.midY - Self.iconSize / 2, width: icon.image == nil ? 0 : Self.iconSize,
      height: Self.iconSize)
    accessoryView.frame = CGRect(x: area.maxX - 20, y: area.midY - 10, width: 20, height: 20)
    let left = icon.frame.maxX + (icon.image == nil ? 0 : Self.gap)
    let width = max(0, accessoryView.frame.minX - Self.gap - left)
    let hasDetail = detailLabel.text != nil
    titleLabel.frame = CGRect(x: left, y: hasDetail ? 9 : 0, width: width, height: hasDetail ? 22 : bounds.height)
    detailLabel.frame = CGRect(x: left, y: 32, width: width, height: hasDetail ? 18 : 0)
    let thickness = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(x: left, y: bounds.maxY - thickness, width: bounds.maxX - left, height: thickness)
  }
}
