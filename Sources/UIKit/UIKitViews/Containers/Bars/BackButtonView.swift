// SPDX-License-Identifier: MIT

/// The back button of a navigation bar: an arrow and, when there is room, a title.
final class BackButtonView: UIControl {
  /// The closure called by a tap.
  var action: (() -> Void)?
  private let arrow = UIImageView()
  private let label = UILabel()
  private let glass = GlassView(frame: .zero)
  /// The possible titles in order of preference.
  private var words: [String] = []
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// The width of the arrow and the space after it, in points.
  private static let arrowWidth: CGFloat = 13
  private static let gap: CGFloat = 6
  /// The title that is used when the item's title does not fit.
  private static var generalWord: String { SystemWord.back.text }

  override func setUp() {
    super.setUp()
    addSubview(glass)
    addSubview(arrow)
    addSubview(label)
    arrow.contentMode = .center
    accessibilityIdentifier = "BackButton"
    isContextMenuInteractionEnabled = true
  }

  /// Returns the menu of a long press; `nil` for none.
  var menu: (() -> UIMenu?)?

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu?().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// The platter of a button that has no title; `nil` before there were platters.
  private var platters: SystemMetrics.Platters? { InterfaceGeneration.current.metrics.bars.platters }

  /// Shows the arrow and title for going back to `item`.
  func show(_ item: UINavigationItem, image: UIImage, _ appearance: UIBarButtonItemAppearance, tint: UIColor?) {
    arrow.image = image.withRenderingMode(.alwaysTemplate)
    attributes = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: tint ?? .systemBlue]
    attributes.merge(appearance.normal.titleTextAttributes) { $1 }
    glass.isHidden = platters == nil
    arrow.tintColor = platters == nil ? nil : tint ?? .label
    words = platters == nil ? words(for: item) : []
    setNeedsLayout()
  }

  private func words(for item: UINavigationItem) -> [String] {
    let own = item.backBarButtonItem?.title ?? item.backButtonTitle
    switch item.backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [own ?? BackButtonView.generalWord]
    case .default:
      guard let title = own ?? item.title, !title.isEmpty else { return own == nil ? [BackButtonView.generalWord] : [] }
      return [title, BackButtonView.generalWord]
    }
  }

  /// Shows the first title that fits into `room` points. Returns the width of the button, in points.
  func width(fitting room: CGFloat) -> CGFloat {
    for word in words {
      label.attributedText = NSAttributedString(string: word, attributes: attributes)
      let width = BackButtonView.arrowWidth + BackButtonView.gap + label.intrinsicContentSize.width
      if width <= room {
        accessibilityLabel = word
        return width
      }
    }
    label.text = nil
    accessibilityLabel = BackButtonView.generalWord
    return platters?.height ?? BackButtonView.arrowWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    let width = platters == nil ? BackButtonView.arrowWidth : bounds.width
    let arrowRect = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let start = BackButtonView.arrowWidth + BackButtonView.gap
    let labelRect = CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    arrow.frame = runsRightToLeft ? arrowRect.mirrored(in: bounds) : arrowRect
    label.frame = runsRightToLeft ? labelRect.mirrored(in: bounds) : labelRect
    arrow.transform = runsRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { action?() }
  }
}
