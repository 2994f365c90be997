// SPDX-License-Identifier: MIT

/// What is wrong with a format text, and where.
///
/// Nothing has been made when it is thrown. Sentences are made from it by ``message`` and ``appleReason(format:)``.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The mistake.
  public var fact: Fact

  /// The part of the text to blame; empty where something is missing.
  public var range: SourceRange

  /// How far the text had been read when the mistake showed: where UIKit's message puts its caret.
  public var caret: SourceLocation

  /// What was probably meant instead of the text in ``range``, where there is a likely answer.
  public var suggestion: String?

  /// The line of ``range``, counted from 1.
  public var line: Int { range.start.line }

  /// The column of ``range``, counted from 1 in Unicode scalars.
  public var column: Int { range.start.column }

  init(_ fact: Fact, _ range: SourceRange, caret: SourceLocation? = nil, suggestion: String? = nil) {
    self.fact = fact
    self.range = range
    self.caret = caret ?? range.start
    self.suggestion = suggestion
  }
}
