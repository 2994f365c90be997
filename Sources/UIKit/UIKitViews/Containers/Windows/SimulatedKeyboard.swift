// SPDX-License-Identifier: MIT

/// The keyboard of a screen, which tests and drawings show and hide.
///
/// ```swift
/// window.screen.inspection.keyboard.show()
/// window.layoutIfNeeded()
/// ```
/// Showing and hiding it updates every `keyboardLayoutGuide` on the screen and posts UIKit's notifications, with the
/// frames as `CGRect` values in the user info. Not a UIKit type: on a device the keyboard appears when a field becomes
/// first responder.
@MainActor
public final class SimulatedKeyboard {
  private unowned let screen: UIScreen

  /// The frame of the keyboard on the screen, in points; `nil` while it is hidden.
  public private(set) var frame: CGRect?

  /// Whether the keyboard is at the bottom edge with full width.
  public private(set) var isDocked = true

  /// The duration of the keyboard's animation in its notifications, in seconds.
  public static let duration: TimeInterval = 0.25

  init(screen: UIScreen) { self.screen = screen }

  /// Whether the keyboard is shown.
  public var isShown: Bool { frame != nil }

  /// The height of the device's keyboard in its current orientation, including suggestions, in points.
  public var standardHeight: CGFloat {
    let known = screen.inspection
    return known.device.keyboardHeight(in: known.orientation, .current)
  }

  /// Shows the keyboard at the bottom edge, `height` points high. The default is the device's own height.
  public func show(height: CGFloat? = nil) {
    let height = height ?? standardHeight
    let bounds = screen.bounds
    move(to: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height), isDocked: true)
  }

  /// Shows a floating keyboard at `frame` on the screen, in points, as on a tablet.
  public func float(at frame: CGRect) { move(to: frame, isDocked: false) }

  /// Hides the keyboard.
  public func hide() { move(to: nil, isDocked: true) }

  private func move(to new: CGRect?, isDocked: Bool) {
    guard new != frame || isDocked != self.isDocked else { return }
    let old = frame
    let notice = KeyboardNotice(from: old ?? hidden, to: new ?? hidden)
    let appears = isDocked && old == nil && new != nil
    let goes = old != nil && (new == nil || !isDocked)
    notice.post(UIResponder.keyboardWillChangeFrameNotification)
    if appears { notice.post(UIResponder.keyboardWillShowNotification) }
    if goes { notice.post(UIResponder.keyboardWillHideNotification) }
    frame = new
    self.isDocked = isDocked
    for window in screen.scene.windows {
      window.forEachBelow { view in
        view.updateKeyboardGuide()
        // A search field can be above the keyboard.
        (view as? ControllerContainerView)?.setNeedsLayout()
      }
      window.layoutIfNeeded()
    }
    notice.post(UIResponder.keyboardDidChangeFrameNotification)
    if appears { notice.post(UIResponder.keyboardDidShowNotification) }
    if goes { notice.post(UIResponder.keyboardDidHideNotification) }
  }

  /// The frame of the hidden keyboard, below the screen, in points.
  private var hidden: CGRect {
    CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: frame?.height ?? standardHeight)
  }
}

/// The content of a keyboard notification.
private struct KeyboardNotice {
  let from: CGRect
  let to: CGRect

  @MainActor
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: from, UIResponder.keyboardFrameEndUserInfoKey: to,
        UIResponder.keyboardAnimationDurationUserInfoKey: SimulatedKeyboard.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7, UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}
