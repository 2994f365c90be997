// SPDX-License-Identifier: MIT

/// A scalar of a YAML document with its style.
struct SourceScalar: Sendable {
  /// The text after removing quotes and indentation and unfolding lines.
  let text: String
  /// The style of the scalar.
  let style: Style
  /// The position of the first character: that of the text, its quote, or the `|` of a block.
  let position: SourcePosition

  /// The YAML styles of scalars.
  enum Style: Sendable {
    case plain, quoted, literal, folded
  }
}
