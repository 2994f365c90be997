// SPDX-License-Identifier: MIT

/// A piece of text in a YAML document, and how it was written.
struct SourceScalar: Sendable {
  /// The text after unquoting, unindenting and unfolding.
  let text: String
  /// How it was written.
  let style: Style
  /// Where its first mark is: the text itself, its quote, or the `|` of a block.
  let position: SourcePosition

  /// The ways of writing text in YAML.
  enum Style: Sendable {
    case plain, quoted, literal, folded
  }
}
