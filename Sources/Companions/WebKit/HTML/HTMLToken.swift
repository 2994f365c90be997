// SPDX-License-Identifier: MIT

/// A token of HTML.
enum HTMLToken: Equatable, Sendable {
  /// An opening tag, in lowercase, with its attributes.
  case open(String, attributes: [String: String])
  /// A closing tag.
  case close(String)
  /// Text with its entities replaced and its white space preserved.
  case text(String)
  /// The document type declaration.
  case documentType
}
