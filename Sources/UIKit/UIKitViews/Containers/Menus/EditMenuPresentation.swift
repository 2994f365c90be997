// SPDX-License-Identifier: MIT

/// A menu for editing in front of the windows of a screen.
@MainActor
final class EditMenuPresentation: OpenEditMenu {
  private let request: EditMenuRequest
  private let window: SystemWindow
  private let bar = EditMenuBar()
  /// The recognizers of touches outside of the menu, one for each window of the app.
  private var outside: [OutsideTouchRecognizer] = []
  private(set) var isOpen = true
  /// The open menu; there is one at a time.
  private static weak var current: EditMenuPresentation?

  /// Shows a menu, and closes the one that was open.
  init(_ request: EditMenuRequest, in source: UIWindow) {
    EditMenuPresentation.current?.close()
    self.request = request
    window = source.screen.systemWindow(.menus)
    window.isHidden = false
    window.addSubview(bar)
    bar.overrideUserInterfaceStyle = request.source.traitCollection.userInterfaceStyle
    bar.choose = { [self] in choose($0) }
    show(request.elements, beside: request.rect)
    for appWindow in source.screen.scene.windows {
      let recognizer = OutsideTouchRecognizer { [weak self] in self?.close($0) }
      appWindow.addGestureRecognizer(recognizer)
      outside.append(recognizer)
    }
    EditMenuPresentation.current = self
  }

  var frame: CGRect { bar.frame }

  func show(_ elements: [UIMenuElement], beside rect: CGRect) {
    bar.show(elements, width: window.bounds.width - 2 * EditMenuBar.margin)
    place(beside: rect)
  }

  /// Puts the bar above a rectangle of the source, or below it where it asks for that or has no room above.
  private func place(beside rect: CGRect) {
    let target = request.source.convert(rect, to: nil)
    let room = window.bounds.inset(by: request.source.window?.safeAreaInsets ?? .zero).insetBy(
      dx: EditMenuBar.margin, dy: 0)
    let size = bar.barSize
    let above = target.minY - EditMenuBar.gap - size.height
    let isBelow = request.direction == .up || above < room.minY
    let y = isBelow ? min(target.maxY + EditMenuBar.gap, room.maxY - size.height) : above
    let x = min(max(target.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    bar.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    bar.layoutIfNeeded()
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return show(menu.barElements, beside: request.rect) }
    let stays = (element as? UIAction)?.attributes.contains(.keepsMenuPresented) ?? false
    if !stays { close() }
    request.perform(element)
  }

  func close() { close(nil) }

  private func close(_ touch: UITouch?) {
    guard isOpen else { return }
    isOpen = false
    request.willClose(touch)
    bar.removeFromSuperview()
    window.isHidden = window.subviews.isEmpty
    for recognizer in outside { recognizer.view?.removeGestureRecognizer(recognizer) }
  }
}

extension UIWindow: EditMenuHost {
  func open(_ request: EditMenuRequest) -> any OpenEditMenu { EditMenuPresentation(request, in: self) }
}

/// Notes that a window is touched, and leaves the touch to all others.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
  private let onTouch: (UITouch) -> Void

  init(onTouch: @escaping (UITouch) -> Void) {
    self.onTouch = onTouch
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .failed
    touches.first.map(onTouch)
  }
}
