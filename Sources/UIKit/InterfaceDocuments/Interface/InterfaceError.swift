// SPDX-License-Identifier: MIT

/// An error in reading an Interface Builder document.
public enum InterfaceError: Error, Hashable, Sendable {
  /// The file is not readable XML.
  case markup(MarkupError)
  /// The root element is not that of an Interface Builder document.
  case notADocument(element: String, at: MarkupPosition)
  /// The document is not for iOS, or its format is older than that of Xcode 5.
  case unsupportedKind(String, at: MarkupPosition)

  /// The position of the error.
  public var position: MarkupPosition {
    switch self {
    case .markup(let error): error.position
    case .notADocument(_, let position), .unsupportedKind(_, let position): position
    }
  }
}
