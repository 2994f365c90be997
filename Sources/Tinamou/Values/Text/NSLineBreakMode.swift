// SPDX-License-Identifier: MIT

import SystemFont

/// What happens to text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, from a place between two words where there is one.
  case byWordWrapping = 0
  /// It goes on in the next line, from the first letter that does not fit.
  case byCharWrapping = 1
  /// What does not fit is not shown.
  case byClipping = 2
  /// The line ends as the text does and begins with "…".
  case byTruncatingHead = 3
  /// The line ends with "…".
  case byTruncatingTail = 4
  /// The line begins and ends as the text does and has "…" in its middle.
  case byTruncatingMiddle = 5

  /// The mode as line breaking knows it.
  var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWord
    case .byCharWrapping: .byCharacter
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }

  /// Whether text may go on in a next line when nothing else allows it.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
