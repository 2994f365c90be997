// SPDX-License-Identifier: MIT

/// A view or guide with what its author may call it by.
///
/// All messages name views by one rule, ``AuthorNamed/authorName``: the name that the author gave, else the text that the view
/// shows, else its class. A guide is called by its property, after the name of its view.
package protocol AuthorNamed {
  /// The name that the author gave the view: its accessibility identifier, else its label or name in a file, else the property or
  /// outlet that holds it.
  var givenName: String? { get }
  /// The text that the view shows.
  var shownText: String? { get }
  /// The name of the class, with or without its module.
  var namedClass: String { get }
  /// The text that tells the view from others with the same class, such as an object id or the end of an address.
  var identity: String? { get }
  /// The identifier of the guide, which can be empty; `nil` for a view.
  var guideIdentifier: String? { get }
  /// The author's name of the view that owns the guide; `nil` if it is not known, and for a view.
  var ownerName: String? { get }
}

extension AuthorNamed {
  package var guideIdentifier: String? { nil }
  package var ownerName: String? { nil }

  /// The name in messages and equations.
  package var authorName: String {
    if let guideIdentifier { return AuthorName.guide(guideIdentifier, of: ownerName) }
    return AuthorName.view(given: givenName, text: shownText, className: namedClass)
  }
}

/// The forms of authors' names.
package enum AuthorName {
  /// The number of characters after which a given name or an identity is cut.
  private static var longestName: Int { 60 }
  /// The number of characters after which the text of a view is cut.
  private static var longestText: Int { 25 }

  /// Returns the name of a view. Texts stand in quotation marks, and so do names that contain a space.
  package static func view(given: String?, text: String?, className: String) -> String {
    if let given, !given.isEmpty { return name(given) }
    if let text, !text.isEmpty { return "“" + shortened(text, to: longestText) + "”" }
    guard let dot = className.lastIndex(of: ".") else { return className }
    return String(className[className.index(after: dot)...])
  }

  /// Returns a name that an author gave.
  package static func name(_ given: String) -> String {
    let short = shortened(given, to: longestName)
    return short.contains(" ") ? "“" + short + "”" : short
  }

  /// Returns the name of a guide: that of the property that returns it, or else its identifier.
  package static func guide(_ identifier: String, of owner: String?) -> String {
    let own = identifier.isEmpty ? "guide" : SystemGuideName(identifier: identifier)?.rawValue ?? identifier
    return owner.map { $0 + "." + own } ?? own
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    text.count <= count ? text : String(text.prefix(count)) + "…"
  }
}

/// The names of the items of one message. Items with equal names are told apart by their identities.
package struct AuthorNames<Key: Hashable> {
  private var names: [Key: String] = [:]

  /// Names `items`, which may contain an item several times.
  package init<Item: AuthorNamed>(_ items: [(key: Key, item: Item)]) {
    var keys: [Key] = []
    var counts: [String: Int] = [:]
    var identities: [Key: String] = [:]
    for (key, item) in items where names[key] == nil {
      let name = item.authorName
      names[key] = name
      keys.append(key)
      counts[name, default: 0] += 1
      identities[key] = item.identity
    }
    var numbers: [String: Int] = [:]
    for key in keys {
      guard let name = names[key], let count = counts[name], count > 1 else { continue }
      numbers[name, default: 0] += 1
      names[key] = name + "#" + (identities[key] ?? "\(numbers[name] ?? 0)")
    }
  }

  /// Returns the name of an item; `nil` for an item that is not among those of the message.
  package subscript(key: Key) -> String? { names[key] }
}
