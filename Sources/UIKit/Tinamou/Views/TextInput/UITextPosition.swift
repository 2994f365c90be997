// SPDX-License-Identifier: MIT

/// A position in the text of a text input object.
///
/// Source: Apple, `UITextPosition`.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position. Text input objects make positions of their own classes.
  public override init() { super.init() }
}
