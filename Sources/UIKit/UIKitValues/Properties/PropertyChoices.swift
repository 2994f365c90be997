// SPDX-License-Identifier: MIT

/// The names of the cases of an enumeration.
package struct PropertyChoices: Sendable {
  /// The kind of value, such as “a text alignment”.
  package let kind: String
  /// UIKit's names, in the order in which documentation lists them.
  package let names: [String]
  /// The names in documents that differ from UIKit's, by these.
  package let documentNames: [String: String]

  /// Returns the name in documents of the case that UIKit calls `name`.
  package func documentName(of name: String) -> String { documentNames[name] ?? name }

  /// Returns UIKit's name of the case that documents call `word`; `nil` for an unknown word. UIKit's own names are known,
  /// too.
  package func name(inDocument word: String) -> String? {
    names.first { documentName(of: $0) == word } ?? names.first { $0 == word }
  }
}
