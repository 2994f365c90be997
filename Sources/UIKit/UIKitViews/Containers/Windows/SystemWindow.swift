// SPDX-License-Identifier: MIT

/// A window of the system in front of the app's windows, such as that of the keyboard or of a menu.
///
/// It belongs to a screen, and not to a scene: the app does not find it among its windows, it never becomes the key window, and it
/// leaves touches that hit none of its views to the windows behind it.
package final class SystemWindow: UIWindow {
  /// The kind of a system window. Windows of later kinds are in front.
  package enum Kind: Int, Comparable {
    /// The window of the keyboard, with what is above it or in its place.
    case keyboard
    /// The window of menus.
    case menus

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// The kind of the window.
  package let kind: Kind

  init(_ kind: Kind, on screen: UIScreen) {
    self.kind = kind
    super.init(frame: screen.bounds)
    self.screen = screen
    backgroundColor = nil
    isOpaque = false
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  override var joinsScene: Bool { false }

  package override func makeKey() {}

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The windows of the system on a screen, back to front.
@MainActor
struct SystemWindows {
  private(set) var all: [SystemWindow] = []

  /// Returns the window of a kind, which is made when it is first needed. It is hidden until it is shown.
  mutating func window(_ kind: SystemWindow.Kind, on screen: UIScreen) -> SystemWindow {
    if let known = all.first(where: { $0.kind == kind }) { return known }
    let window = SystemWindow(kind, on: screen)
    all.append(window)
    all.sort { $0.kind < $1.kind }
    return window
  }

  /// Gives the windows the size of the screen.
  func fill(_ bounds: CGRect) {
    for window in all { window.frame = bounds }
  }
}
