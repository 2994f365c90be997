// SPDX-License-Identifier: MIT

/// The view of a tab: an image, a title, and a badge when there is one.
final class TabView: UIControl {
  let item: UITabBarItem
  /// The closure called by a tap.
  var action: (() -> Void)?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private var isInline = false

  /// The distance of the image's center from the top of the bar, in points.
  private static let pictureMiddle: CGFloat = 19
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
    let stateAppearance = isSelected ? appearance.selected : appearance.normal
    let color = stateAppearance.iconColor ?? (isSelected ? selectedColor ?? .systemBlue : unselectedColor)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let keepsColors = image?.renderingMode == .alwaysOriginal
    picture.image = image.map { keepsColors ? $0 : $0.withRenderingMode(.alwaysTemplate).scaledForTabs }
    picture.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: isInline ? .regular : .medium),
      .foregroundColor: color,
    ]
    attributes.merge(stateAppearance.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    showBadge(stateAppearance)
    setNeedsLayout()
  }

  private func showBadge(_ stateAppearance: UITabBarItemStateAppearance) {
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? stateAppearance.badgeBackgroundColor ?? .systemRed
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.text = item.badgeValue
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let text = label.intrinsicContentSize
    if isInline {
      let gap = image == .zero || text.width == 0 ? 0 : TabView.gap
      let total = image.width + gap + min(text.width, bounds.width)
      let start = (bounds.width - total) / 2
      setFrame(
        of: picture,
        to: CGRect(x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height))
      setFrame(
        of: label,
        to: CGRect(
          x: start + image.width + gap, y: (bounds.height - text.height) / 2, width: total - image.width - gap,
          height: text.height))
    } else {
      let width = min(text.width, bounds.width)
      picture.frame = CGRect(
        x: (bounds.width - image.width) / 2, y: TabView.pictureMiddle - image.height / 2, width: image.width,
        height: image.height)
      label.frame = CGRect(
        x: (bounds.width - width) / 2 + item.titlePositionAdjustment.horizontal,
        y: TabView.titleTop + item.titlePositionAdjustment.vertical, width: width, height: text.height)
    }
    let badgeWidth = max(TabView.badgeHeight, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(
      x: picture.frame.maxX - (isInline ? 12 : 6), y: picture.frame.minY - 5, width: badgeWidth,
      height: TabView.badgeHeight)
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
