// SPDX-License-Identifier: MIT

/// A connection between objects of a screen.
package struct ComparedConnection: Sendable, Codable, Hashable {
  /// The kinds of connections.
  package enum Kind: String, Sendable, Codable {
    /// A property that refers to an object.
    case outlet
    /// A method that is called.
    case action
    /// A transition to another screen.
    case segue
  }

  /// The kind.
  package var kind: Kind
  /// The property of an outlet, the selector of an action, or the identifier of a segue; empty for none.
  package var name: String
  /// The event of an action, or the kind of a segue; `nil` for none.
  package var detail: String?
  /// The object at the other end, by an element of the screen.
  package var element: Int?
  /// The object at the other end, by a name, if it is not an element.
  package var target: String?
  /// The identifier of the object at the other end in its document, which stays when the object gets another name.
  package var targetID: String?

  /// Creates a connection.
  package init(
    _ kind: Kind, name: String, detail: String? = nil, element: Int? = nil, target: String? = nil,
    targetID: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.element = element
    self.target = target
    self.targetID = targetID
  }
}
