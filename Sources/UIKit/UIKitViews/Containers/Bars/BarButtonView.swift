// SPDX-License-Identifier: MIT

/// The view of a bar button item: a title, an image, or the item's custom view.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  /// The view of the background image, if there is one.
  private var background: UIImageView?
  private var stateLook: UIBarButtonItemStateAppearance?
  private var isLow = false
  private let badge = BarBadgeView()

  /// The distance on both sides by which the touch area extends beyond the button, in points.
  private static let reach: CGFloat = 8
  /// The minimum width of a button, in points.
  private static let minimumWidth: CGFloat = 28

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addTarget(self, action: BarButtonView.tapped, for: .touchUpInside)
    if let view = item.customView {
      addSubview(view)
      // The view is read and touched, not the room that it has in the bar.
      accessibilityElements = [view]
    } else {
      addSubview(label)
      addSubview(picture)
    }
    addSubview(badge)
    badge.isHidden = true
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if AppearanceProxies.isUsed, window != nil { AppearanceProxies.apply(to: item, in: self) }
  }

  /// Returns whether this view was created for `item` in its current state.
  func shows(_ item: UIBarButtonItem) -> Bool {
    guard self.item === item else { return false }
    return item.customView.map { $0.superview === self } ?? (label.superview === self)
  }

  /// Updates the view from the item and the appearance of its bar.
  func update(_ appearance: UIBarButtonItemAppearance?, isLow: Bool) {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    updateMenu()
    describe(isLow: isLow)
    badge.show(BarButtonView.platters == nil ? nil : item.badge)
    guard item.customView == nil else { return }
    self.isLow = isLow
    let image = item.shownImage(isLow: isLow)
    picture.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    picture.isHidden = image == nil
    picture.contentMode = .center
    label.isHidden = image != nil
    if BarButtonView.platters != nil { tintColor = color } else if let tint = item.tintColor { tintColor = tint }
    show(item.shownTitle ?? "", appearance)
  }

  // MARK: Action and menu

  private func tapped(_ sender: BarButtonView, _ event: UIEvent?) { item.perform(from: self, event) }

  /// Takes the menu of the item: opened by a touch unless the item has an action, and by a long press otherwise.
  private func updateMenu() {
    guard item.customView == nil else { return }
    if storedMenu !== item.menu { storedMenu = item.menu }
    if item.menu == nil { isContextMenuInteractionEnabled = false }
    showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
  }

  override var menuSender: Any { item }
  override var menuElementOrder: UIContextMenuConfiguration.ElementOrder { item.preferredMenuElementOrder }

  override func menuWillPerform(_ element: UIMenuElement) {
    super.menuWillPerform(element)
    item.menuWillPerform(element)
  }

  /// The time from which on a touch is no tap, in seconds.
  private static let longestTap: TimeInterval = 0.75
  private var touchStart: TimeInterval = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.timestamp
    return super.beginTracking(touch, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Source: the event of a button that was held has a touch without a tap (“Detecting long presses on UIBarButtonItems”).
    for touch in touches where touch.timestamp - touchStart >= Self.longestTap { touch.tapCount = 0 }
    super.touchesEnded(touches, with: event)
  }

  // MARK: Description

  /// Takes what assistive technologies read from the item. A button with a picture has the word of its system item, or of its symbol.
  private func describe(isLow: Bool) {
    accessibilityIdentifier = item.accessibilityIdentifier
    guard item.customView == nil else { return }
    let picture = item.shownImage(isLow: isLow)
    accessibilityLabel =
      item.accessibilityLabel ?? item.title ?? item.image?.spokenName ?? item.systemItem?.word?.text
      ?? picture?.spokenName
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    accessibilityTraits = item.accessibilityTraits
  }

  private static var platters: SystemMetrics.Platters? { InterfaceGeneration.current.metrics.bars.platters }

  /// Whether the item is on a platter in the tint color.
  private var isOnColor: Bool {
    BarButtonView.platters != nil && item.style == .prominent && item.isEnabled && !item.hidesSharedBackground
  }

  /// The color of text and image. On a platter, it is that of labels unless the item or the bar has a color of its own.
  private var color: UIColor {
    if BarButtonView.platters == nil { return tintColor ?? .systemBlue }
    return isOnColor ? .white : item.tintColor ?? superview?.appearance.tintColor ?? .label
  }

  private var weight: UIFont.Weight {
    if item.style == .done { return .semibold }
    return BarButtonView.platters == nil ? .regular : .medium
  }

  private func show(_ title: String, _ appearance: UIBarButtonItemAppearance?) {
    let state = isEnabled ? appearance?.normal : appearance?.disabled
    stateLook = state
    showBackground(item.shownBackground(isEnabled: isEnabled) ?? state?.backgroundImage)
    setNeedsLayout()
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: weight),
      .foregroundColor: isEnabled ? color : UIColor.tertiaryLabel,
    ]
    attributes.merge(state?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
  }

  private func showBackground(_ image: UIImage?) {
    guard let image else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? UIImageView()
    view.image = image
    if view.superview == nil { insertSubview(view, at: 0) }
    background = view
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Returns the size of the button in a bar of `height` points.
  func size(inBarOfHeight height: CGFloat) -> CGSize {
    if let platters = BarButtonView.platters { return size(on: platters, height: height) }
    if let view = item.customView {
      return CGSize(width: size(of: view, inBarOfHeight: height).width, height: height)
    }
    if item.width > 0 { return CGSize(width: item.width, height: height) }
    let content = picture.isHidden ? widthOfTitles : picture.image?.size.width ?? 0
    return CGSize(width: max(BarButtonView.minimumWidth, content), height: height)
  }

  /// Returns the size of the platter that the button alone would have.
  private func size(on platters: SystemMetrics.Platters, height: CGFloat) -> CGSize {
    let width: CGFloat
    if let view = item.customView {
      let room = item.hidesSharedBackground ? 0 : platters.itemInset + platters.contentInset
      width = size(of: view, inBarOfHeight: height - 2 * platters.itemInset).width + 2 * room
    } else if item.width > 0 {
      width = item.width
    } else if picture.isHidden {
      width = widthOfTitles + 2 * platters.textInset
    } else {
      width = max(platters.imageWidth, picture.image?.size.width ?? 0) + platters.imageRoom
    }
    return CGSize(width: item.hidesSharedBackground ? width : max(height, width), height: height)
  }

  private var widthOfTitles: CGFloat {
    let font = label.font ?? .systemFont(ofSize: 17)
    let possible = item.possibleTitles ?? []
    let widths = possible.map { NSString(string: $0).size(withAttributes: [.font: font]).width.rounded(.up) }
    return max(label.intrinsicContentSize.width, widths.max() ?? 0)
  }

  private func size(of view: UIView, inBarOfHeight height: CGFloat) -> CGSize {
    item.customViewSizing.size(of: view, in: CGSize(width: .infinity, height: height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !badge.isHidden { badge.place(in: bounds, fromRight: runsRightToLeft) }
    if let view = item.customView {
      let size = self.size(of: view, inBarOfHeight: bounds.height)
      if view.translatesAutoresizingMaskIntoConstraints || view.constraintsToOutside.isEmpty {
        view.frame = CGRect(
          x: (bounds.width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
          height: size.height)
      }
      return
    }
    let shift = item.titlePositionAdjustment(for: .default)
    label.frame = bounds.moved(by: shift == .zero ? stateLook?.titlePositionAdjustment ?? .zero : shift)
    background?.frame = bounds.moved(by: stateLook?.backgroundImagePositionAdjustment ?? .zero)
    let isLowImage = isLow && item.landscapeImagePhone != nil
    picture.frame = bounds.inset(by: isLowImage ? item.landscapeImagePhoneInsets : item.imageInsets)
    label.textAlignment = .center
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -BarButtonView.reach, dy: 0).contains(point)
  }
}

extension CGRect {
  /// Returns the rectangle, moved by an offset.
  func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}

extension UIView {
  /// The active constraints between a view of this subtree and an item outside it.
  fileprivate var constraintsToOutside: [NSLayoutConstraint] {
    referencingConstraints.filter { constraint in
      constraint.container.map { !$0.isSelfOrDescendant(of: self) } ?? false
    }
  }
}
