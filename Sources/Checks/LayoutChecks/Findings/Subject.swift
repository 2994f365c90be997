// SPDX-License-Identifier: MIT

import LayoutModel

/// A view that a finding is about, with the names that its author knows.
public struct Subject: Sendable, Codable, Hashable {
  /// The identity of the view in its file: an object id of a document or a name of a layout file.
  public let id: String
  /// The UIKit name of the view's class.
  public let className: String
  /// The author's name of the view: its name in a layout file or its label in a document.
  public let name: String?
  /// The text that the view shows.
  public let text: String?
  /// The words for where the view is, which follow the name of its class, such as `in card`; `nil` if its names say enough.
  public let place: String?

  /// Creates a subject from its names. The default of `name`, `text` and `place` is `nil`.
  public init(id: String, className: String, name: String? = nil, text: String? = nil, place: String? = nil) {
    self.id = id
    self.className = className
    self.name = name
    self.text = text
    self.place = place
  }
}

extension Subject: AuthorNamed {
  /// The author's name, or else the place or identity of a view without a name and a text.
  package var givenName: String? {
    if name != nil || shownText != nil { return name }
    return place.map { "\(className) \($0)" } ?? (id.isEmpty ? nil : id)
  }
  package var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
  package var namedClass: String { className }
  package var identity: String? { id }
}
