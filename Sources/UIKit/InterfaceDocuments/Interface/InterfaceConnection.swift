// SPDX-License-Identifier: MIT

/// A connection from one object to another: an outlet, an action or a segue.
public struct InterfaceConnection {
  /// The XML element.
  public let element: MarkupElement
  /// The kind of connection.
  public let kind: Kind

  /// The kinds of connections. Raw values are the names of the elements.
  public enum Kind: String, Hashable, Sendable {
    /// A property that refers to an object.
    case outlet
    /// A property that refers to several objects, with one connection for each.
    case outletCollection
    /// A method that is called.
    case action
    /// A transition to another controller.
    case segue
  }

  /// Creates the connection that `element` describes.
  public init(element: MarkupElement, kind: Kind) {
    self.element = element
    self.kind = kind
  }

  /// Returns the connections of `object`, in order. Elements of unknown kinds are skipped.
  public static func all(of object: MarkupElement) -> [InterfaceConnection] {
    (object.element("connections")?.elements ?? []).compactMap { element in
      Kind(rawValue: element.name).map { InterfaceConnection(element: element, kind: $0) }
    }
  }

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// The property of an outlet or the relationship of a segue; `nil` for other connections.
  public var property: String? { element["property"] ?? element["relationship"] }

  /// The identifier of the connected object; `nil` for a segue without a destination.
  public var destination: String? { element["destination"] }

  /// The selector of an action.
  public var selector: String? { element["selector"] }

  /// The kind of a segue: `show`, `embed`, `presentation`, `relationship`, `unwind` …; `nil` for other connections.
  public var segueKind: String? { element["kind"] }

  /// The identifier of a segue, or `nil`.
  public var identifier: String? { element["identifier"] }
}
