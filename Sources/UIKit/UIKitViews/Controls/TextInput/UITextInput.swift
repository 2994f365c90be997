// SPDX-License-Identifier: MIT

/// An object whose text can be selected, measured and edited in ranges.
///
/// Source: Apple, `UITextInput`.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected text; an empty range is the cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is being composed.
  var markedTextRange: UITextRange? { get }
  /// The attributes of the text that is being composed.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Sets the text that is being composed.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition of text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in a direction; `nil` outside the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds words and sentences.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the farthest position of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the cursor at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns the menu for editing a range; `nil` for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the menu for editing is shown.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu for editing is hidden.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// Returns `nil` by default.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// The default implementation does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// The default implementation does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// An object into which characters can be typed.
///
/// Source: Apple, `UIKeyInput`.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor, or the selected text.
  func deleteBackward()
}

/// The methods with which a text input object tells the keyboard about changes.
///
/// Source: Apple, `UITextInputDelegate`.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The requirements for a new password. Stored; has no effect: no password is suggested.
///
/// Source: Apple, `UITextInputPasswordRules`.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's language for them.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
