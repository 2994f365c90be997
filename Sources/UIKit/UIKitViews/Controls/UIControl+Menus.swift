// SPDX-License-Identifier: MIT

/// The menu of a control: opened by a touch if it is the primary action, and by a long press otherwise.
extension UIControl {
  /// Whether a touch opens the menu as soon as it begins.
  var opensMenuByTouch: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled && isEnabled }

  /// The menu of the control that is shown; `nil` for none.
  var openMenu: (any OpenMenu)? { contextMenuInteraction?.openMenu }

  /// Opens the menu below a touch. The control does not track the touch any more.
  func openMenu(of touch: UITouch, _ event: UIEvent?) {
    contextMenuInteraction?.open(at: touch.location(in: self))
    if openMenu != nil { endTrackingForMenu(event) }
  }

  /// Sends the event of the menu, before it is opened.
  ///
  /// Source: Apple, `UIControl.Event.menuActionTriggered`.
  func sendMenuActionTriggered() { send(.menuActionTriggered, nil) }
}

extension UITouch {
  /// The place of the finger on the screen, in points.
  var locationOnScreen: CGPoint {
    let place = location(in: nil)
    return window.map { $0.convert(place, to: nil as UIView?) } ?? place
  }
}
