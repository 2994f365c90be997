// SPDX-License-Identifier: MIT

/// The view of a tab: an image, a title, and a badge when there is one.
final class TabView: UIControl {
  let item: UITabBarItem
  /// The closure called by a tap.
  var action: (() -> Void)?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  /// The distance by which the appearance moves the badge, in points.
  private var badgeShift = UIOffset.zero { didSet { if badgeShift != oldValue { setNeedsLayout() } } }
  private var isInline = false
  /// The offset of the title, in points: that of the item, or of the appearance.
  private var titleShift = UIOffset.zero
  /// Whether only the picture is shown, in the middle, as in a bar that has become small.
  var showsPictureOnly = false {
    didSet {
      guard showsPictureOnly != oldValue else { return }
      label.isHidden = showsPictureOnly
      setNeedsLayout()
    }
  }

  /// The distance of the image's center from the top of the bar, in points.
  private static let pictureMiddle: CGFloat = 19
  private static var platter: SystemMetrics.TabPlatter? { InterfaceGeneration.current.metrics.tabs.platter }
  /// The distance of the title's top from the top of the bar, in points.
  private static let titleTop: CGFloat = 35
  /// The space between image and title when they are side by side, in points.
  private static let gap: CGFloat = 7
  private static let badgeHeight: CGFloat = 18

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [picture, label, badge] { addSubview(view) }
    picture.contentMode = .center
    badge.clipsToBounds = true
    badge.layer.cornerRadius = TabView.badgeHeight / 2
    badge.textAlignment = .center
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  /// Updates the view from the item and the appearance of its bar.
  func update(
    isSelected: Bool, isInline: Bool, _ appearance: UITabBarItemAppearance, selectedColor: UIColor?,
    unselectedColor: UIColor
  ) {
    self.isSelected = isSelected
    self.isInline = isInline
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.spokenName
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    accessibilityHint = item.accessibilityHint
    let stateAppearance = isSelected ? appearance.selected : appearance.normal
    let color = stateAppearance.iconColor ?? (isSelected ? selectedColor ?? TintColor.ofApp : unselectedColor)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let keepsColors = image?.renderingMode == .alwaysOriginal
    picture.image = image.map { keepsColors ? $0 : $0.withRenderingMode(.alwaysTemplate).scaledForTabs }
    picture.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: isInline ? TabView.platter?.inlineFontSize ?? 13 : 10, weight: isInline ? .regular : .medium),
      .foregroundColor: color,
    ]
    attributes.merge(stateAppearance.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    titleShift =
      item.titlePositionAdjustment == .zero ? stateAppearance.titlePositionAdjustment : item.titlePositionAdjustment
    showBadge(stateAppearance)
    setNeedsLayout()
  }

  private func showBadge(_ stateAppearance: UITabBarItemStateAppearance) {
    badge.isHidden = item.badgeValue == nil
    badgeShift = stateAppearance.badgePositionAdjustment
    badge.backgroundColor = item.badgeColor ?? stateAppearance.badgeBackgroundColor ?? .systemRed
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.text = item.badgeValue
    var attributes = stateAppearance.badgeTextAttributes
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
    guard !attributes.isEmpty, let value = item.badgeValue else { return }
    badge.attributedText = NSAttributedString(string: value, attributes: attributes)
  }

  /// The width of the tab with its title beside its picture, in points.
  var inlineWidth: CGFloat {
    let image = showsPicture ? picture.image?.size.width ?? 0 : 0
    let text = label.intrinsicContentSize.width
    return image + (image > 0 && text > 0 ? TabView.gap : 0) + text + 2 * TabView.inlineMargin
  }

  /// The space at both ends of a tab on a low platter, in points. Not recorded.
  private static let inlineMargin: CGFloat = 16

  /// Whether there is a picture: tabs at the top of an iPad have titles only.
  private var showsPicture: Bool { !barMetrics.tabBarIsAtTop || (label.text ?? "").isEmpty }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.isHidden = !showsPicture
    let image = showsPicture ? picture.image?.size ?? .zero : .zero
    let text = label.intrinsicContentSize
    if showsPictureOnly {
      picture.frame = bounds.centered(image)
    } else if isInline {
      let gap = image == .zero || text.width == 0 ? 0 : TabView.gap
      let total = image.width + gap + min(text.width, bounds.width)
      let start = (bounds.width - total) / 2
      setFrame(
        of: picture,
        to: CGRect(x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height))
      setFrame(
        of: label,
        to: CGRect(
          x: start + image.width + gap + titleShift.horizontal,
          y: (bounds.height - text.height) / 2 + titleShift.vertical, width: total - image.width - gap,
          height: text.height))
    } else {
      let width = min(text.width, bounds.width)
      picture.frame = CGRect(
        x: (bounds.width - image.width) / 2,
        y: (TabView.platter?.pictureMiddle ?? TabView.pictureMiddle) - image.height / 2, width: image.width,
        height: image.height)
      label.frame = CGRect(
        x: (bounds.width - width) / 2 + titleShift.horizontal,
        y: (TabView.platter?.titleTop ?? TabView.titleTop) + titleShift.vertical, width: width,
        height: text.height)
    }
    if let platter = TabView.platter { return placeBadge(platter) }
    let badgeWidth = max(TabView.badgeHeight, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(
      x: picture.frame.maxX - (isInline ? 12 : 6), y: picture.frame.minY - 5, width: badgeWidth,
      height: TabView.badgeHeight
    ).moved(by: badgeShift)
  }

  private func placeBadge(_ platter: SystemMetrics.TabPlatter) {
    let width = max(platter.badge, badge.intrinsicContentSize.width + 10)
    setFrame(
      of: badge,
      to: CGRect(
        x: picture.frame.midX + platter.badgeOffset.x, y: platter.badgeOffset.y, width: width, height: platter.badge
      ).moved(by: badgeShift))
    badge.layer.cornerRadius = platter.badge / 2
  }

  private func setFrame(of view: UIView, to rect: CGRect) {
    view.frame = runsRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { action?() }
  }
}

extension UIImage {
  /// A symbol at the size used in tabs; other images unchanged.
  fileprivate var scaledForTabs: UIImage {
    guard symbolConfiguration != nil else { return self }
    return applyingSymbolConfiguration(SymbolConfiguration(pointSize: 20, weight: .regular)) ?? self
  }
}
