// SPDX-License-Identifier: MIT

/// Which of the visual format languages a text is written in. Each contains the one before it.
public enum Dialect: UInt8, Sendable, CaseIterable {
  /// Apple's grammar and nothing else: one format, no comments.
  ///
  /// Blanks, tabs and line ends may stand between any two tokens.
  case apple

  /// Apple's grammar, written as QuickVFL texts are: statements that end with `;`, comments (`/* */`, `//` and
  /// `#` to the end of the line), alignment blocks such as `{top, bottom}`, and centring in the superview,
  /// `{centerX}`.
  ///
  /// Constraints may be named: `[view(w: 40)]`, `-(gap: 8)-`.
  case quick

  /// The language of QuickVFL texts with the extensions known from autolayout.js: percentages, arithmetic,
  /// attributes, equal spacers `~`, ranges, stacks, groups, `HV:`, `Z:`, `->` and explicit constraints, `C:`.
  ///
  /// Statements end with `;`. In a text without any semicolon they end with the line instead, unless the line
  /// ends inside brackets or the next one goes on with `-`, `~` or `{`. So this dialect reads the texts of the
  /// other two as well, and is the one to use when a text may be in any of them.
  case extended

  /// Whether the text may hold several statements, comments, alignment blocks and constraint names.
  var isText: Bool { self != .apple }
}
