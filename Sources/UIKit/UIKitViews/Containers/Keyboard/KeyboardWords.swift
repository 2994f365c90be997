// SPDX-License-Identifier: MIT

/// The words on the keys of an English keyboard.
enum KeyboardWords {
  /// The word of the return key.
  static func returnKey(_ type: UIReturnKeyType) -> String {
    switch type {
    case .default: "return"
    case .go: "go"
    case .google: "google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "yahoo"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}

/// Whether the next letter is a capital one.
@MainActor
enum KeyboardCapitals {
  /// Returns whether Shift is on by itself at the cursor of a text.
  ///
  /// Source: Apple, `UITextAutocapitalizationType`. The characters of passwords are typed as they are.
  static func isNextCapital(in input: any UIKeyInput) -> Bool {
    guard !input.isSecureTextEntry, !hasAddresses(input.keyboardType) else { return false }
    let before = textBeforeCursor(of: input)
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map(\.isWhitespace) ?? true
    case .sentences: return beginsSentence(after: before)
    }
  }

  /// Whether a keyboard is for addresses, which have small letters.
  private static func hasAddresses(_ type: UIKeyboardType) -> Bool { type == .emailAddress || type == .URL }

  private static func textBeforeCursor(of input: any UIKeyInput) -> String {
    guard let text = input as? any UITextInput else { return input.hasText ? "a" : "" }
    let end = text.selectedTextRange?.start ?? text.endOfDocument
    return text.textRange(from: text.beginningOfDocument, to: end).flatMap(text.text(in:)) ?? ""
  }

  private static func beginsSentence(after text: String) -> Bool {
    let spaces = text.reversed().prefix { $0.isWhitespace }
    guard let last = text.dropLast(spaces.count).last else { return true }
    return spaces.contains(where: \.isNewline) || (!spaces.isEmpty && ".!?".contains(last))
  }
}
