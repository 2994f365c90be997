// SPDX-License-Identifier: MIT

/// The dialects of the visual format language. Each is an extension of the preceding one.
public enum Dialect: UInt8, Sendable, CaseIterable {
  /// Apple's grammar: one format, no comments.
  ///
  /// Spaces, tabs and line breaks are allowed between any two tokens.
  case apple

  /// Apple's grammar with QuickVFL's extensions: statements terminated by `;`, comments (`/* */`, `//` and `#` to the
  /// end of the line), alignment blocks such as `{top, bottom}`, and centering in the superview, `{centerX}`.
  ///
  /// Constraints can be named: `[view(w: 40)]`, `-(gap: 8)-`.
  case quick

  /// QuickVFL's language with the extensions of autolayout.js: percentages, arithmetic, attributes, equal spacers `~`,
  /// ranges, stacks, groups, `HV:`, `Z:`, `->` and explicit constraints, `C:`.
  ///
  /// Statements end with `;`. In a text without semicolons they end at line breaks instead, unless the line ends inside
  /// brackets or the next line continues with `-`, `~` or `{`. This dialect therefore accepts the texts of the other
  /// two as well. Use it for texts of an unknown dialect.
  case extended

  /// Whether the text may contain several statements, comments, alignment blocks and constraint names.
  var isText: Bool { self != .apple }
}
