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

/// An identifier that several objects of a document have, as after a merge. References reach the first of them only.
public struct RepeatedIdentifier {
  /// The identifier.
  public let id: String
  /// The objects, in the order of the document; at least two.
  public let objects: [MarkupElement]

  /// The lines of the objects in the file that was read, from 1.
  public var lines: [Int] { objects.compactMap { $0.position(of: "id")?.line } }

  /// Each object with another one that has the same identifier: the first object, or the second for the first one.
  package var pairs: [(object: MarkupElement, other: MarkupElement)] {
    objects.enumerated().map { (object: $0.element, other: objects[$0.offset == 0 ? 1 : 0]) }
  }
}
