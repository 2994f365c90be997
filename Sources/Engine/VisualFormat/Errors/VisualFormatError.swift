// SPDX-License-Identifier: MIT

/// An error in a format, with its source range.
///
/// Nothing has been made when it is thrown. ``message`` and ``appleReason(format:)`` describe it in words.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of the error.
  public var kind: Kind

  /// The source range of the error; empty if something is missing.
  public var range: SourceRange

  /// The source location at which the error was detected: where UIKit's message shows its caret.
  public var caret: SourceLocation

  /// The likely replacement for the text in ``range``; `nil` if there is none.
  public var suggestion: String?

  /// The line of ``range``, counted from 1.
  public var line: Int { range.start.line }

  /// The column of ``range``, counted from 1 in Unicode scalars.
  public var column: Int { range.start.column }

  init(_ kind: Kind, _ range: SourceRange, caret: SourceLocation? = nil, suggestion: String? = nil) {
    self.kind = kind
    self.range = range
    self.caret = caret ?? range.start
    self.suggestion = suggestion
  }
}
