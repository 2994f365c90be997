// SPDX-License-Identifier: MIT

/// A piece of HTML.
enum HTMLToken: Equatable, Sendable {
  /// A tag that opens an element, in small letters, with its attributes.
  case open(String, attributes: [String: String])
  /// A tag that closes an element.
  case close(String)
  /// Text, its entities resolved, its white space as written.
  case text(String)
  /// The declaration of the document's type.
  case documentType
}
