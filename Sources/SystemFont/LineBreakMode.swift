// SPDX-License-Identifier: MIT

/// What happens to text that is wider than its line.
public enum LineBreakMode: Hashable, Sendable {
  /// It goes on in the next line, from a place between two words where there is one.
  case byWord
  /// It goes on in the next line, from the first letter that does not fit.
  case byCharacter
  /// As by word; what the last line has no room for is not shown.
  case clipping
  /// As by word; the last line begins with "…" and ends as the text does.
  case truncatingHead
  /// As by word; the last line ends with "…".
  case truncatingTail
  /// As by word; the last line has "…" in its middle and ends as the text does.
  case truncatingMiddle
}
