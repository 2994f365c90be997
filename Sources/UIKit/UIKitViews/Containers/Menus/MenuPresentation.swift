// SPDX-License-Identifier: MIT

/// A menu that is shown in front of the windows of a screen: a backdrop, the preview of a context menu, and a platter for the menu and
/// for each submenu that is open.
///
/// Everything is in the screen's window of menus, so that the app finds none of it in its own windows, and touches on it do not reach
/// the app.
@MainActor
final class MenuPresentation: OpenMenu {
  private let request: MenuRequest
  private let window: SystemWindow
  private let container = MenuContainer()
  private let backdrop = MenuBackdrop()
  private var preview: MenuPreviewView?
  /// The menu and its open submenus, the last of which is in front.
  private var levels: [MenuLevel] = []
  private(set) var isOpen = true
  /// The first place on the screen of the finger that has opened the menu; `nil` until it moves.
  private var fingerStart: CGPoint?
  /// The finger that has opened the menu, once it has moved away from where it was.
  private var finger: CGPoint?
  /// The open menu of each screen.
  private static weak var current: MenuPresentation?

  /// Shows a menu, and closes the one that was open.
  init(_ request: MenuRequest, on screen: UIScreen) {
    MenuPresentation.current?.close()
    self.request = request
    window = screen.systemWindow(.menus)
    show()
    MenuPresentation.current = self
  }

  var menu: UIMenu? { levels.first?.menu }

  // MARK: Opening

  private func show() {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.takeTraits(of: request.source)
    container.layOut = { [self] in layOut() }
    container.sizeDidChange = { [weak self] in self?.close() }
    window.addSubview(container)
    window.isHidden = false
    addBackdrop()
    addPreview()
    if let menu = request.menu { addLevel(menu) }
    window.layoutIfNeeded()
    appear()
  }

  private func addBackdrop() {
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.close = { [weak self] in self?.dismissFrontLevel() }
    if request.preview != nil { backdrop.backgroundColor = UIColor(white: 0, alpha: 0.2) }
    container.addSubview(backdrop)
  }

  private func addPreview() {
    guard let shown = request.preview else { return }
    let preview = MenuPreviewView(shown, in: container, width: room.width)
    container.addSubview(preview)
    preview.addGestureRecognizer(MenuTapRecognizer { [weak self] in self?.commit() })
    self.preview = preview
  }

  private func appear() {
    let platter = levels.first?.platter
    platter?.alpha = 0
    backdrop.alpha = 0
    MenuAnimator().run(
      MenuTiming.opening,
      { [backdrop] in
        platter?.alpha = 1
        backdrop.alpha = 1
      }, completion: {})
  }

  // MARK: Levels

  private func addLevel(_ menu: UIMenu) {
    let level = MenuLevel(menu, source: request.source, isSubmenu: !levels.isEmpty)
    level.isReversed = { [weak self] in self?.isReversed ?? false }
    level.choose = { [weak self, weak level] cell in level.map { self?.choose(cell, on: $0) } }
    level.contentDidChange = { [weak self] in self?.container.setNeedsLayout() }
    levels.last?.platter.isUserInteractionEnabled = false
    levels.last?.platter.alpha = 0.5
    levels.append(level)
    container.addSubview(level.platter)
    level.load()
  }

  private func removeLevel() {
    levels.removeLast().platter.removeFromSuperview()
    levels.last?.platter.isUserInteractionEnabled = true
    levels.last?.platter.alpha = 1
  }

  /// Closes the submenu in front, or else the menu.
  private func dismissFrontLevel() { levels.count > 1 ? removeLevel() : close() }

  private func choose(_ cell: MenuCell, on level: MenuLevel) {
    guard isOpen, level === levels.last else { return }
    let element = cell.element
    if element === level.menu { return removeLevel() }
    if let submenu = element as? UIMenu { return addLevel(submenu) }
    if element.shownAttributes.contains(.keepsMenuPresented) {
      perform(element)
      for level in levels { level.reload() }
    } else {
      close()
      perform(element)
    }
  }

  private func perform(_ element: UIMenuElement) {
    request.menu?.select(element)
    request.perform(element)
  }

  func update(_ change: (UIMenu) -> UIMenu) { for level in levels { level.menu = change(level.menu) } }

  // MARK: Layout

  /// The part of the screen in which menus are.
  private var room: CGRect {
    let margin = MenuCell.metrics.margin
    return window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  /// Whether the order of the elements is turned around, because the menu is above its source.
  private var isReversed: Bool {
    guard request.isInOrderOfPriority, request.preview == nil, let root = levels.first else { return false }
    return placement.opensUpward(root.platter.height(in: width))
  }

  private var width: CGFloat { min(MenuCell.metrics.width, room.width) }

  private var placement: MenuPlacement {
    let toScreen = request.source.transform(throughScreenTo: container)
    let anchor = request.rect.applying(toScreen)
    let middle = request.attachment.map { CGPoint(x: $0, y: request.rect.midY).applying(toScreen).x } ?? anchor.midX
    return MenuPlacement(
      anchor: anchor, middle: middle, room: room, coversAnchor: MenuCell.metrics.coversSource, gap: MenuCell.metrics.gap
    )
  }

  private func layOut() {
    guard isOpen else { return }
    let platter = levels.first?.platter
    let size = CGSize(width: width, height: platter?.height(in: width) ?? 0)
    if let preview {
      let frames = placement.frames(for: size, beside: preview.startFrame)
      platter?.frame = frames.menu
      preview.frame = frames.preview
    } else {
      platter?.frame = placement.frame(for: size)
    }
    for (below, level) in zip(levels, levels.dropFirst()) { place(level.platter, above: below.platter, level.menu) }
  }

  /// Puts a submenu over the row that has opened it.
  private func place(_ platter: MenuPlatterView, above below: MenuPlatterView, _ menu: UIMenu) {
    let height = min(platter.height(in: width), room.height)
    let row = below.cells.first { $0.element === menu }
    let top = row.map { $0.convert(CGPoint.zero, to: container).y } ?? below.frame.minY
    platter.frame = CGRect(
      x: below.frame.minX, y: min(max(top, room.minY), room.maxY - height), width: width, height: height)
  }

  // MARK: Finger

  func moveFinger(to point: CGPoint) {
    guard isOpen, let platter = levels.last?.platter else { return }
    let start = fingerStart ?? point
    fingerStart = start
    if finger == nil, hypot(point.x - start.x, point.y - start.y) < 10 { return }
    finger = point
    platter.highlight(at: platter.convert(point, from: container))
  }

  func liftFinger() {
    guard isOpen, let finger, let platter = levels.last?.platter else { return }
    self.finger = nil
    platter.choose(at: platter.convert(finger, from: container))
  }

  // MARK: Closing

  func close() { close(MenuAnimator(request.preview?.controller)) }

  /// Lets the app open what the preview shows.
  private func commit() {
    guard isOpen, let commit = request.commit else { return close() }
    let animator = MenuAnimator(request.preview?.controller)
    commit(animator)
    close(animator)
  }

  private func close(_ animator: MenuAnimator) {
    guard isOpen else { return }
    isOpen = false
    // Touches reach the app again from now on.
    container.isUserInteractionEnabled = false
    request.willClose(animator)
    animator.run(
      MenuTiming.closing, { [container] in container.alpha = 0 }, completion: { [self] in remove() })
  }

  private func remove() {
    preview?.releaseContent()
    container.removeFromSuperview()
    container.layOut = nil
    if window.subviews.isEmpty { window.isHidden = true }
  }
}

/// The view of an open menu, which fills the window of menus.
final class MenuContainer: UIView {
  var layOut: (() -> Void)?
  /// Called when the screen was turned or got another size.
  var sizeDidChange: (() -> Void)?
  private var size: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    if let size, size != bounds.size { sizeDidChange?() }
    size = bounds.size
    layOut?()
  }

  /// Takes the appearance, the text size and the direction of the view to which the menu belongs.
  func takeTraits(of source: UIView) {
    let traits = source.traitCollection
    overrideUserInterfaceStyle = traits.userInterfaceStyle
    traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    traitOverrides.layoutDirection = source.runsRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A recognizer of taps with a closure.
final class MenuTapRecognizer: UITapGestureRecognizer {
  private let tapped: () -> Void

  init(_ tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(target: nil, action: nil)
    addTarget(self, action: MenuTapRecognizer.perform)
  }

  private func perform() { tapped() }
}

extension UIWindow: MenuHost {
  package func open(_ request: MenuRequest) -> any OpenMenu { MenuPresentation(request, on: screen) }

  package func showInFront(_ view: UIView) {
    let window = screen.systemWindow(.menus)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.isHidden = false
  }

  package func removeFromFront(_ view: UIView) {
    view.removeFromSuperview()
    let window = screen.systemWindow(.menus)
    if window.subviews.isEmpty { window.isHidden = true }
  }
}
