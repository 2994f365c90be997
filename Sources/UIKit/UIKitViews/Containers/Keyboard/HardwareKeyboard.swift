// SPDX-License-Identifier: MIT

/// A key of a hardware keyboard, with the modifier keys that are held.
package struct HardwareKey {
  /// The characters that the key types; empty if it types none.
  package var characters: String
  /// The key as key commands name it: its character without modifiers, or a name such as that of Escape.
  package var input: String
  /// The modifier keys.
  package var modifiers: UIKeyModifierFlags
  /// The code of the key.
  package var code: UIKeyboardHIDUsage?

  /// Creates a key from the name that browsers and scripts have for it, such as `a`, `Enter` or `ArrowLeft`, after the names of
  /// modifier keys: `cmd+shift+k`.
  package init(named name: String) {
    var parts = name.count > 1 ? name.split(separator: "+", omittingEmptySubsequences: false).map(String.init) : [name]
    let key = parts.popLast() ?? name
    self.init(
      key, parts.reduce(into: []) { flags, part in Self.modifiers[part.lowercased()].map { flags.formUnion($0) } })
  }

  /// Creates a key from its character, or the name that browsers have for it, and the modifier keys.
  package init(_ key: String, _ modifiers: UIKeyModifierFlags) {
    self.modifiers = modifiers
    if let special = Self.specialKeys[Self.name(of: key)] {
      (characters, input, code) = (special.characters, special.input, special.code)
    } else {
      (characters, input, code) = (key.count == 1 ? key : "", key.count == 1 ? key.lowercased() : key, nil)
      if key != key.lowercased(), key.count == 1 { self.modifiers.insert(.shift) }
    }
    // With Command or Control, a key is a command and types nothing.
    if !self.modifiers.isDisjoint(with: [.command, .control]) { characters = "" }
  }

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "cmd": .command, "command": .command, "meta": .command, "ctrl": .control, "control": .control, "alt": .alternate,
    "option": .alternate, "shift": .shift,
  ]

  /// Whether a key has this name, or types this character.
  package static func isKey(_ name: String) -> Bool {
    let key = Self.name(of: name)
    return name.count == 1 || specialKeys[key] != nil || key.wholeMatch(of: /F([1-9]|1[0-9]|2[0-4])/) != nil
  }

  /// The names of keys that type no character of theirs.
  package static var names: [String] { specialKeys.keys.sorted() }

  /// The browsers' name of a key, which people write in other ways, too: `right`, `esc`, `pageDown`.
  private static func name(of key: String) -> String {
    guard key.count > 1 else { return key }
    let plain = key.lowercased().filter { $0.isLetter || $0.isNumber }
    let others = [
      "up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight", "uparrow": "ArrowUp",
      "downarrow": "ArrowDown", "leftarrow": "ArrowLeft", "rightarrow": "ArrowRight", "esc": "Escape", "del": "Delete",
    ]
    return others[plain] ?? specialKeys.keys.first { $0.lowercased() == plain } ?? key
  }

  private typealias Special = (characters: String, input: String, code: UIKeyboardHIDUsage)

  /// The keys with names. Those for deleting and for ending a line type control characters, as key commands name them.
  private static let specialKeys: [String: Special] = [
    "Enter": ("\n", "\r", .keyboardReturnOrEnter), "Return": ("\n", "\r", .keyboardReturnOrEnter),
    "Backspace": ("\u{8}", "\u{8}", .keyboardDeleteOrBackspace), "Tab": ("\t", "\t", .keyboardTab),
    "Escape": ("", UIKeyCommand.inputEscape, .keyboardEscape),
    "ArrowUp": ("", UIKeyCommand.inputUpArrow, .keyboardUpArrow),
    "ArrowDown": ("", UIKeyCommand.inputDownArrow, .keyboardDownArrow),
    "ArrowLeft": ("", UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
    "ArrowRight": ("", UIKeyCommand.inputRightArrow, .keyboardRightArrow),
    "Delete": ("", UIKeyCommand.inputDelete, .keyboardDeleteForward),
    "Home": ("", UIKeyCommand.inputHome, .keyboardHome), "End": ("", UIKeyCommand.inputEnd, .keyboardEnd),
    "PageUp": ("", UIKeyCommand.inputPageUp, .keyboardPageUp),
    "PageDown": ("", UIKeyCommand.inputPageDown, .keyboardPageDown), "Space": (" ", " ", .keyboardSpacebar),
  ]
}

/// A hardware keyboard: key commands, presses, and typing.
///
/// Source: Apple, `UIKeyCommand` and `UIKeyCommand.wantsPriorityOverSystemBehavior`: from iOS 15 on, what a text does with a key comes
/// before key commands that do not ask for priority. That Escape ends editing is a decision.
@MainActor
package struct HardwareKeyboard {
  private let screen: UIScreen

  package init(of screen: UIScreen) { self.screen = screen }

  /// Presses a key and lets it go: for the first responder, or without one for the frontmost controller of the key window.
  ///
  /// - Returns: Whether a text has taken the key, and no key command.
  @discardableResult
  package func press(_ key: HardwareKey) -> Bool {
    guard let responder = screen.firstResponder ?? frontmostResponder else { return false }
    let typing = KeyTyping(key, into: KeyInput(screen.firstResponder))
    if let command = command(for: key, from: responder, onlyWithPriority: typing.isPossible) {
      perform(command, from: responder)
      return false
    }
    let press = HardwarePress(key, for: responder)
    let event = HardwarePressesEvent(press)
    responder.pressesBegan([press], with: event)
    typing.perform()
    let isEdited = edit(by: key)
    let endsEditing = key.input == UIKeyCommand.inputEscape && typing.keys != nil
    if endsEditing { responder.resignFirstResponder() }
    press.hasEnded = true
    (screen.firstResponder ?? responder).pressesEnded([press], with: event)
    return typing.isPossible || isEdited || endsEditing
  }

  /// Performs an action of the system on the text that is edited, for a letter with the command key. Returns whether it has done so.
  private func edit(by key: HardwareKey) -> Bool {
    guard key.modifiers.isSubset(of: [.command, .shift]), key.modifiers.contains(.command) else { return false }
    guard let input = KeyInput(screen.firstResponder)?.responder else { return undo(by: key) }
    switch (key.input, key.modifiers.contains(.shift)) {
    case ("a", false): input.selectAll(nil)
    case ("c", false): input.copy(nil)
    case ("x", false): input.cut(nil)
    case ("v", false): input.paste(nil)
    case ("z", false): input.undoManager?.undo()
    case ("z", true): input.undoManager?.redo()
    default: return false
    }
    return true
  }

  /// Undoes or redoes what the responder chain has registered, where no text is edited. Returns whether there was something.
  private func undo(by key: HardwareKey) -> Bool {
    let isRedo = key.modifiers.contains(.shift)
    guard key.input == "z", let manager = (screen.firstResponder ?? frontmostResponder)?.undoManager,
      isRedo ? manager.canRedo : manager.canUndo
    else { return false }
    isRedo ? manager.redo() : manager.undo()
    return true
  }

  private var frontmostResponder: UIResponder? {
    guard let window = screen.scene.keyWindow else { return nil }
    return window.rootViewController?.frontmost ?? window
  }

  private func command(
    for key: HardwareKey, from responder: UIResponder, onlyWithPriority: Bool
  ) -> (UIKeyCommand, target: Any)? {
    for next in sequence(first: responder, next: \.next) {
      for command in next.keyCommands ?? [] where matches(command, key) {
        guard !onlyWithPriority || command.wantsPriorityOverSystemBehavior, !command.attributes.contains(.disabled),
          let target = responder.target(forAction: command.action, withSender: command)
        else { continue }
        return (command, target)
      }
    }
    return nil
  }

  private func matches(_ command: UIKeyCommand, _ key: HardwareKey) -> Bool {
    let held = key.modifiers.intersection([.shift, .control, .alternate, .command])
    return command.input?.lowercased() == key.input.lowercased() && command.modifierFlags == held
  }

  private func perform(_ command: (UIKeyCommand, target: Any), from responder: UIResponder) {
    ActionMessage(action: command.0.action, sender: command.0, event: nil).send(to: command.target, from: responder)
  }
}

/// The effect that a key of a hardware keyboard has on a text.
@MainActor
private struct KeyTyping {
  let keys: KeyInput?
  private let key: HardwareKey

  init(_ key: HardwareKey, into keys: KeyInput?) { (self.key, self.keys) = (key, keys) }

  /// Whether the first responder takes text and the key types or moves the cursor.
  var isPossible: Bool { keys != nil && (!key.characters.isEmpty || movesCursor) && key.modifiers.isTyping }

  func perform() {
    guard isPossible, let keys else { return }
    switch key.characters {
    case "\n": keys.pressReturn()
    case "\u{8}": keys.delete()
    // In a form, Tab moves the focus; a field takes no tabs.
    case "\t" where keys.responder is UITextField: break
    case "": moveCursor(keys.responder)
    default: keys.insert(key.characters)
    }
  }

  private var movesCursor: Bool {
    direction != nil || [UIKeyCommand.inputHome, UIKeyCommand.inputEnd].contains(key.input)
  }

  /// The direction in which an arrow key moves the cursor.
  private var direction: UITextLayoutDirection? {
    switch key.input {
    case UIKeyCommand.inputLeftArrow: .left
    case UIKeyCommand.inputRightArrow: .right
    case UIKeyCommand.inputUpArrow: .up
    case UIKeyCommand.inputDownArrow: .down
    default: nil
    }
  }

  private func moveCursor(_ responder: UIResponder) {
    guard let text = responder as? any UITextInput, let range = text.selectedTextRange,
      let position = position(from: range, in: text), let new = text.textRange(from: position, to: position)
    else { return }
    text.selectedTextRange = new
  }

  private func position(from range: UITextRange, in text: any UITextInput) -> UITextPosition? {
    guard let direction else {
      return key.input == UIKeyCommand.inputHome ? text.beginningOfDocument : text.endOfDocument
    }
    let start = direction == .left || direction == .up ? range.start : range.end
    return range.isEmpty ? text.position(from: start, in: direction, offset: 1) : start
  }
}

extension UIKeyModifierFlags {
  /// Whether keys type with the modifiers.
  fileprivate var isTyping: Bool { isDisjoint(with: [.command, .control]) }
}
