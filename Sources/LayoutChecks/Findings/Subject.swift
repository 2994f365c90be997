// SPDX-License-Identifier: MIT

/// A view that a finding is about, under the names that its author knows.
public struct Subject: Sendable, Codable, Hashable {
  /// What tells it from other views of its file: an object id of a document, a name of a layout file.
  public let id: String
  /// UIKit's name of its class.
  public let className: String
  /// What the author calls it: its name in a layout file, its label in a document.
  public let name: String?
  /// The text it shows.
  public let text: String?

  /// A view under its names.
  public init(id: String, className: String, name: String? = nil, text: String? = nil) {
    self.id = id
    self.className = className
    self.name = name
    self.text = text
  }
}
