// SPDX-License-Identifier: MIT

import LayoutChecks
import Tinamou

/// The messages for text with too little room.
enum ShortageMessages {
  static func sentence(for shortage: TextShortage, of subject: String) -> String {
    let (needed, given) = (shortage.needed, shortage.given)
    let lack =
      switch shortage.kind {
      case .width:
        "\(subject) is truncated: its text is \(FindingMessages.points(needed.width)) pt wide, and it has \(FindingMessages.points(given.width))"
      case .height:
        "\(subject) is truncated: its text is \(FindingMessages.points(needed.height)) pt high, and it has \(FindingMessages.points(given.height))"
      case .lines:
        "\(subject) is truncated: its text needs more lines than it is allowed to have (\(FindingMessages.points(needed.height)) pt high, "
          + "\(FindingMessages.points(given.height)) given)"
      }
    guard let textSize = shortage.textSize else { return lack }
    return lack + " at text size \(word(forTextSize: textSize))"
  }

  /// Returns the command line's name of a UIKit text size.
  private static func word(forTextSize rawValue: String) -> String {
    switch UIContentSizeCategory(rawValue: rawValue) {
    case .extraExtraExtraLarge: "xxxl"
    case .extraExtraLarge: "xxl"
    case .extraLarge: "xl"
    default: rawValue
    }
  }
}
