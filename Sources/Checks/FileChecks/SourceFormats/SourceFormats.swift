// SPDX-License-Identifier: MIT

import VisualFormat

/// The formats in a source file.
public struct SourceFormats: Sendable {
  /// The number of formats that were examined.
  public let count: Int
  /// The number of formats that are not literals, so that only the running program knows them.
  public let unreadableCount: Int
  /// The errors of the formats, in the order of the file.
  public let faults: [FormatFault]
  /// The comments of the file.
  public let comments: [SourceComment]

  /// Examines the formats that are literals in calls of UIKit, QuickVFL and `VisualLayout`. Nothing is compiled.
  ///
  /// - Complexity: Linear in the size of the file.
  public init(in bytes: [UInt8], language: SourceLanguage) {
    let lexer = SourceLexer(bytes, language: language)
    let (calls, unreadableCount) = FormatCallFinder(lexer.tokens, bytes, language: language).calls
    count = calls.count
    self.unreadableCount = unreadableCount
    comments = lexer.comments
    faults = calls.flatMap { call in
      call.errors.map { error in
        let range = call.format.sourceRange(of: error.range.offsets)
        return FormatFault(
          range: range, message: error.message, suggestion: error.suggestion,
          isReplaceable: error.suggestion != nil && error.isMisspelling
            && bytes[range].elementsEqual(call.format.bytes[error.range.offsets].map(\.self)))
      }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension VisualFormatError {
  /// Whether a similar name or character is probably meant, rather than something missing.
  fileprivate var isMisspelling: Bool {
    switch kind {
    case .unknownView, .unknownMetric, .unknownAttribute, .unknownAlignment: true
    case .expectedColon: range.offsets.count > 1
    default: false
    }
  }
}

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
