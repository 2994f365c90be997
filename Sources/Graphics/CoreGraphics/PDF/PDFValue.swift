// SPDX-License-Identifier: MIT

import Foundation

/// An object of a PDF file, or an operator of a content stream.
indirect enum PDFValue: Equatable {
  case number(Double)
  case name(String)
  /// A string. Its bytes are not kept, because no text is drawn.
  case string
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A reference to an object by its number.
  case reference(Int)
  /// A stream with the position of its first byte in the file.
  case stream([String: PDFValue], position: Int)
  /// An operator, or one of the words `true`, `false` and `null`.
  case word(String)

  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var name: String? {
    guard case .name(let value) = self else { return nil }
    return value
  }

  /// The elements of an array.
  var elements: [PDFValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The entries of a dictionary or of the dictionary of a stream.
  var entries: [String: PDFValue]? {
    switch self {
    case .dictionary(let value), .stream(let value, _): value
    default: nil
    }
  }
}
