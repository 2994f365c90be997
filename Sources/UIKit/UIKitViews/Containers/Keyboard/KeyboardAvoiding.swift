// SPDX-License-Identifier: MIT

/// A controller whose list keeps clear of the keyboard.
@MainActor
package protocol KeyboardAvoiding: UIViewController {
  /// Gives the list room below its content for a keyboard with a frame on the screen, in points; `nil` for a hidden one.
  func makeRoom(for keyboard: CGRect?)
}

/// The room that a list has below its content while the keyboard covers it.
///
/// Source: Apple, “Text Programming Guide for iOS”, Managing the Keyboard: a table view controller resizes and repositions its table when
/// text in it is edited. That a collection view controller does so, too, is decided.
@MainActor
package struct KeyboardRoom {
  /// The height that the insets of the list have because of the keyboard, in points.
  private var height: CGFloat = 0

  /// Creates the room of a list that is not covered.
  package init() {}

  /// Changes the lower insets of a list by what a keyboard covers of it. `keyboard` is its frame on the screen, in points; `nil` for a hidden
  /// one.
  package mutating func update(_ list: UIScrollView, for keyboard: CGRect?) {
    let needed = keyboard.map { max(0, coveredHeight(of: list, $0)) } ?? 0
    guard needed != height else { return }
    list.contentInset.bottom += needed - height
    list.verticalScrollIndicatorInsets.bottom += needed - height
    height = needed
  }

  /// The height by which a keyboard covers more of a list than the list leaves out for the safe area, in points.
  private func coveredHeight(of list: UIScrollView, _ keyboard: CGRect) -> CGFloat {
    guard let window = list.window else { return 0 }
    let frame = window.convert(list.convert(list.bounds, to: window), to: nil)
    guard frame.intersects(keyboard) else { return 0 }
    // A list whose content is not higher than itself may not be adjusted for the safe area.
    let adjustment = list.adjustedContentInset.bottom - list.contentInset.bottom
    return frame.maxY - keyboard.minY - adjustment
  }
}

extension SimulatedKeyboard {
  /// Gives the lists of controllers on the screen room for the keyboard at its next place; `nil` for a hidden one.
  func makeRoom(for keyboard: CGRect?) {
    for window in screen.scene.windows where !window.isHidden {
      window.forEachBelow { view in
        guard let controller = view.next as? UIViewController else { return }
        (controller as? any KeyboardAvoiding)?.makeRoom(for: keyboard)
      }
    }
  }

  /// Scrolls the views around the first responder, so that what is edited is seen where their insets leave room for it.
  func showWhatIsEdited() {
    guard frame != nil else { return }
    switch screen.firstResponder {
    case let field as UITextField: field.scrollContainers(to: field.bounds)
    case let text as UITextView: text.scrollCursorToVisible()
    default: break
    }
  }
}

extension UIWindow: KeyboardDisplay {
  var showsKeyboard: Bool { screen.keyboard.frame != nil }
}
