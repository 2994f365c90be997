// SPDX-License-Identifier: MIT

/// Why a file is not a document that this library understands.
public enum InterfaceError: Error, Hashable, Sendable {
  /// The file is not XML that can be read.
  case markup(MarkupError)
  /// The outermost element is not a document of Interface Builder.
  case notADocument(element: String, at: MarkupPosition)
  /// The document is of a kind that is not for iOS, or in a format before Xcode 5's.
  case unsupportedKind(String, at: MarkupPosition)

  /// Where the fault is.
  public var position: MarkupPosition {
    switch self {
    case .markup(let error): error.position
    case .notADocument(_, let position), .unsupportedKind(_, let position): position
    }
  }
}
