// SPDX-License-Identifier: MIT

/// The press of a key of a hardware keyboard.
final class HardwarePress: UIPress {
  private let pressedKey: PressedKey
  private weak var receiver: UIResponder?
  private let start = AnimationClock.main.now
  /// Whether the key has been let go.
  var hasEnded = false

  init(_ key: HardwareKey, for receiver: UIResponder) {
    pressedKey = PressedKey(key)
    self.receiver = receiver
    super.init()
  }

  override var phase: Phase { hasEnded ? .ended : .began }
  override var timestamp: TimeInterval { start }
  override var key: UIKey? { pressedKey }
  override var window: UIWindow? {
    (receiver as? UIView)?.window ?? (receiver as? UIViewController)?.viewIfLoaded?.window
  }
  override var responder: UIResponder? { receiver }

  override var type: PressType {
    switch pressedKey.charactersIgnoringModifiers {
    case UIKeyCommand.inputUpArrow: .upArrow
    case UIKeyCommand.inputDownArrow: .downArrow
    case UIKeyCommand.inputLeftArrow: .leftArrow
    case UIKeyCommand.inputRightArrow: .rightArrow
    case UIKeyCommand.inputPageUp: .pageUp
    case UIKeyCommand.inputPageDown: .pageDown
    default: .select
    }
  }
}

/// A key that is pressed.
private final class PressedKey: UIKey {
  private let pressed: HardwareKey

  init(_ pressed: HardwareKey) {
    self.pressed = pressed
    super.init()
  }

  override var characters: String { pressed.characters.isEmpty ? pressed.input : pressed.characters }
  override var charactersIgnoringModifiers: String { pressed.input }
  override var modifierFlags: UIKeyModifierFlags { pressed.modifiers }
  override var keyCode: UIKeyboardHIDUsage { pressed.code ?? super.keyCode }
}

/// The event of a key.
final class HardwarePressesEvent: UIPressesEvent {
  private let press: UIPress

  init(_ press: UIPress) {
    self.press = press
    super.init()
  }

  override var allPresses: Set<UIPress> { [press] }
}
