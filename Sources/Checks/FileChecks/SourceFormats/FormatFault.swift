// SPDX-License-Identifier: MIT

/// An error of a format in a source file.
public struct FormatFault: Sendable, Equatable {
  /// The byte offsets of the error in the file; empty if something is missing.
  public let range: Range<Int>
  /// A description in one sentence.
  public let message: String
  /// The likely replacement for the text in ``range``; `nil` if there is none.
  public let suggestion: String?
  /// Whether the text in ``range`` is a misspelled name or character, so that it can be replaced by ``suggestion``.
  public let isReplaceable: Bool
}
