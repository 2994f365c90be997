// SPDX-License-Identifier: MIT

import LayoutModel

/// The names of the views and guides of a log for people.
struct LogNames {
  private let names: AuthorNames<String>

  init(_ items: [LogItem]) { names = AuthorNames(items.map { ($0.key, $0) }) }

  func name(of item: LogItem) -> String { names[item.key] ?? item.className }
}

extension LogItem: AuthorNamed {
  package var givenName: String? { isGuide ? nil : identifier }
  package var shownText: String? { text }
  package var namedClass: String { className }
  package var identity: String? { address.map { String($0.suffix(4)) } }
  /// A guide without an identifier is called by its class.
  package var guideIdentifier: String? {
    isGuide ? identifier.flatMap { $0.isEmpty ? nil : $0 } ?? className : nil
  }
}
