// SPDX-License-Identifier: MIT

/// The layout of text that is wider than its line.
public enum LineBreakMode: Hashable, Sendable {
  /// Wraps the text to the next line, between words if possible.
  case byWord
  /// Wraps the text to the next line before the first character that does not fit.
  case byCharacter
  /// Wraps between words and clips the last line.
  case clipping
  /// Wraps between words and replaces text at the start of the last line with "…".
  case truncatingHead
  /// Wraps between words and replaces text at the end of the last line with "…".
  case truncatingTail
  /// Wraps between words and replaces text in the middle of the last line with "…".
  case truncatingMiddle
}
