// SPDX-License-Identifier: MIT

/// The reason for which a font file cannot be used.
public enum FontFileError: Error, Hashable, Sendable {
  /// The file is neither a TrueType or OpenType font nor a collection of them.
  case notAFont
  /// A table that measuring needs is missing.
  case missingTable(FontTag)
  /// A value is outside of the table or of the file.
  case truncated(FontTag)
  /// The values of a table contradict each other.
  case invalid(FontTag)
  /// The font exceeds a limit of ``FontFileLimits``.
  case tooLarge(FontTag)
}

extension FontFileError: CustomStringConvertible {
  /// A description of the error, without the path.
  public var description: String {
    switch self {
    case .notAFont: "this is not a TrueType or OpenType font"
    case .missingTable(let tag): "the font has no table '\(tag)'"
    case .truncated(let tag): "the table '\(tag)' refers to bytes outside of it"
    case .invalid(let tag): "the table '\(tag)' has contradictory values"
    case .tooLarge(let tag): "the table '\(tag)' is larger than supported"
    }
  }
}
