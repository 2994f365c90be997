// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Tinamou

/// The words by which a reader knows a view of a running app: its property, its text, its row, or where it is.
@MainActor
enum LiveNames {
  /// The longest text in a title, in characters.
  private static let longestText = 40

  /// The words of a view in a list: `mail “p2@example.com”`, `PersonCell row 2`.
  static func title(of view: UIView) -> String {
    let text = ShownText.text(of: view).map(quoted)
    let parts = [NamedItem(view).givenName ?? "\(type(of: view))", row(of: view), text].compactMap { $0 }
    return parts.joined(separator: " ")
  }

  /// The words of a view in an equation. A view with neither a name nor a text is named by what is around it.
  static func name(of view: UIView) -> String {
    if let own = ownName(of: view) { return own }
    let around = surroundings(of: view)
    return around.isEmpty ? "\(type(of: view))" : "\(type(of: view)) \(around)"
  }

  /// The words for the place of a view: its row, or what it is in.
  static func surroundings(of view: UIView) -> String {
    if let row = row(of: view) { return row }
    let around = Array(sequence(first: view, next: \.superview).dropFirst())
    if let named = around.lazy.compactMap(ownName).first { return "in \(named)" }
    return around.first.map { $0 is UIWindow ? "" : "in \(type(of: $0))" } ?? ""
  }

  private static func ownName(of view: UIView) -> String? {
    if let given = NamedItem(view).givenName { return given }
    if let row = row(of: view) { return "\(type(of: view)) \(row)" }
    return ShownText.text(of: view).map(quoted)
  }

  /// The words of a view or guide in an equation.
  static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: name(of: view)
    case let guide as UILayoutGuide: AuthorName.guide(guide.identifier, of: guide.owningView.map { name(of: $0) })
    default: "?"
    }
  }

  /// The words of a view in a line of code: its property, or its class with a small letter.
  static func code(of view: UIView) -> String {
    if let given = NamedItem(view).givenName, given.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return given
    }
    var name = "\(type(of: view))"
    if name.hasPrefix("UI") { name.removeFirst(2) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= longestText ? "“\(line)”" : "“\(line.prefix(longestText))…”"
  }

  /// The row of a cell, with its section if there are several.
  private static func row(of view: UIView) -> String? {
    let lists = sequence(first: view.superview, next: { $0?.superview }).lazy
    if let cell = view as? UITableViewCell, let table = lists.compactMap({ $0 as? UITableView }).first {
      return table.indexPath(for: cell).map { words($0.section, $0.row, of: table.numberOfSections) }
    }
    if let cell = view as? UICollectionViewCell, let list = lists.compactMap({ $0 as? UICollectionView }).first {
      return list.indexPath(for: cell).map { words($0.section, $0.item, of: list.numberOfSections) }
    }
    return nil
  }

  private static func words(_ section: Int, _ row: Int, of sections: Int) -> String {
    sections > 1 ? "section \(section), row \(row)" : "row \(row)"
  }
}
