// SPDX-License-Identifier: MIT

/// An outlet, an action, a segue: something that leads from one object to another.
public struct InterfaceConnection {
  /// Its element.
  public let element: MarkupElement
  /// What it is.
  public let kind: Kind

  /// The kinds of connections; raw values are the elements' names.
  public enum Kind: String, Hashable, Sendable {
    /// A property that refers to an object.
    case outlet
    /// A property that refers to several objects; one connection each.
    case outletCollection
    /// A method that is called.
    case action
    /// A way to another controller.
    case segue
  }

  /// The connection of `kind` that `element` describes.
  public init(element: MarkupElement, kind: Kind) {
    self.element = element
    self.kind = kind
  }

  /// The connections that begin at `object`, in order. Elements of kinds that are not known are left out.
  public static func all(of object: MarkupElement) -> [InterfaceConnection] {
    (object.element("connections")?.elements ?? []).compactMap { element in
      Kind(rawValue: element.name).map { InterfaceConnection(element: element, kind: $0) }
    }
  }

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// The property of an outlet, the relationship of a segue; nil for what has neither.
  public var property: String? { element["property"] ?? element["relationship"] }

  /// The identifier of the object that it leads to; nil for a segue without one.
  public var destination: String? { element["destination"] }

  /// The method of an action, with its colons.
  public var selector: String? { element["selector"] }

  /// How a segue goes: `show`, `embed`, `presentation`, `relationship`, `unwind` …; nil for other connections.
  public var segueKind: String? { element["kind"] }

  /// The name of a segue; nil without one.
  public var identifier: String? { element["identifier"] }
}
