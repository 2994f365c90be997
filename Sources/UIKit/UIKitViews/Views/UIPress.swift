// SPDX-License-Identifier: MIT

/// The press of a physical button, such as a key.
///
/// Presses come from the keyboard with which a running app is used.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The state of a press. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button that is pressed. Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  /// The button that is pressed. Returns `.select` by default.
  open var type: PressType { .select }
  /// The state of the press. Returns `.began` by default.
  open var phase: Phase { .began }
  /// The time of the press, in seconds. Returns 0 by default.
  open var timestamp: TimeInterval { 0 }
  /// The force of the press, from 0 to 1. Returns 0 by default.
  open var force: CGFloat { 0 }
  /// The key of a keyboard; `nil`, the default, for another button.
  open var key: UIKey? { nil }
  /// The window in which the press began. Returns `nil` by default.
  open var window: UIWindow? { nil }
  /// The responder that receives the press. Returns `nil` by default.
  open var responder: UIResponder? { nil }
  /// The gesture recognizers that receive the press. Returns `nil` by default.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  public override init() { super.init() }
}

/// A key of a keyboard, as it is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters of the key with the modifiers. Returns an empty string by default.
  open var characters: String { "" }
  /// The characters of the key without the modifiers, except Shift. Returns an empty string by default.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys that are pressed. Returns an empty set by default.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The code of the key. Returns the code that stands for no key by default.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) ?? .keyboardErrorRollOver }

  public override init() { super.init() }
}

/// An event of presses of physical buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event. Returns an empty set by default.
  open var allPresses: Set<UIPress> { [] }
  /// The presses that a gesture recognizer receives. Returns an empty set by default.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
  open override var type: EventType { .presses }
}
