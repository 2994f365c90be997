// SPDX-License-Identifier: MIT

/// A position in the text of a text input object.
///
/// Source: Apple, `UITextPosition`.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position. Text input objects make positions of their own classes.
  public override init() { super.init() }
}

/// A range in the text of a text input object.
///
/// Source: Apple, `UITextRange`.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range. Text input objects make ranges of their own classes.
  public override init() { super.init() }

  /// Whether nothing lies between start and end. `true` unless a subclass says otherwise.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { start }
}
