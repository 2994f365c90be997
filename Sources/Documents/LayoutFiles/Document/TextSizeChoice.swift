// SPDX-License-Identifier: MIT

import Tinamou

/// A content size category, by name.
public struct TextSizeChoice: Sendable, NamedChoice {
  /// The UIKit value.
  public let category: UIContentSizeCategory

  static var kind: String { "a text size" }
  nonisolated static var choices: [(name: String, value: TextSizeChoice)] {
    words.map { ($0, TextSizeChoice(category: $1)) }
  }

  private nonisolated static let words: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
    ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("accessibility1", .accessibilityMedium),
    ("accessibility2", .accessibilityLarge), ("accessibility3", .accessibilityExtraLarge),
    ("accessibility4", .accessibilityExtraExtraLarge), ("accessibility5", .accessibilityExtraExtraExtraLarge),
  ]
}
