// SPDX-License-Identifier: MIT

import ObjectiveC
import Tinamou

/// The words for a view by what its author knows: its property, its text, its row, or what it is in; never by a path of indexes.
@MainActor
package enum ViewPlace {
  /// The longest text in a name, in characters.
  private static let longestText = 40

  /// The name of a view in an equation. A view with neither a name nor a text is named by what is around it.
  package static func name(of view: UIView) -> String {
    if let own = ownName(of: view) ?? nameInController(of: view) { return own }
    let around = surroundings(of: view)
    return around.isEmpty ? "\(type(of: view))" : "\(type(of: view)) \(around)"
  }

  /// The name of the view of an author's view controller, such as `LoginViewController.view`; `nil` for another view.
  package static func nameInController(of view: UIView) -> String? { controller(of: view).map { "\($0).view" } }

  /// The words for the place of a view, which follow the name of its class: its row, or what it is in, with its number if a superview
  /// has several of the class; empty for a window.
  package static func surroundings(of view: UIView) -> String {
    if let row = row(of: view) { return row }
    guard let container = container(of: view) else { return "" }
    return [number(of: view), container].compactMap { $0 }.joined(separator: " ")
  }

  /// The row of a cell, with its section if there are several; `nil` for another view.
  package static func row(of view: UIView) -> String? {
    let lists = sequence(first: view.superview, next: { $0?.superview }).lazy
    if let cell = view as? UITableViewCell, let table = lists.compactMap({ $0 as? UITableView }).first {
      return table.indexPath(for: cell).map { words($0.section, $0.row, of: table.numberOfSections) }
    }
    if let cell = view as? UICollectionViewCell, let list = lists.compactMap({ $0 as? UICollectionView }).first {
      return list.indexPath(for: cell).map { words($0.section, $0.item, of: list.numberOfSections) }
    }
    return nil
  }

  /// A text in quotation marks, on one line.
  package static func quoted(_ text: String) -> String { ViewTitle.quoted(text, longest: longestText) }

  private static func ownName(of view: UIView) -> String? {
    if let given = NamedItem(view).givenName { return given }
    if let row = row(of: view) { return "\(type(of: view)) \(row)" }
    return ShownText.text(of: view).map(quoted)
  }

  /// The surroundings of a view: the closest superview with a name, of a class of the author's, or with a view controller of the author's.
  private static func container(of view: UIView) -> String? {
    let around = Array(sequence(first: view, next: \.superview).dropFirst())
    for superview in around {
      if let known = ownName(of: superview) ?? authorClass(of: superview) ?? controller(of: superview) {
        return "in \(known)"
      }
    }
    return around.first.flatMap { $0 is UIWindow ? nil : "in \(type(of: $0))" }
  }

  private static func authorClass(of view: UIView) -> String? {
    TypeName(type(of: view)).isOfFramework ? nil : "\(type(of: view))"
  }

  /// The class of the author's view controller whose view this is.
  private static func controller(of view: UIView) -> String? {
    guard let controller = view.next as? UIViewController, !TypeName(type(of: controller)).isOfFramework else {
      return nil
    }
    return "\(type(of: controller))"
  }

  /// The number of a view among those of its class in its superview, such as `2 of 3`; `nil` if there is no other.
  private static func number(of view: UIView) -> String? {
    let alike = view.superview?.subviews.filter { type(of: $0) == type(of: view) } ?? []
    guard alike.count > 1, let index = alike.firstIndex(of: view) else { return nil }
    return "\(index + 1) of \(alike.count)"
  }

  private static func words(_ section: Int, _ row: Int, of sections: Int) -> String {
    sections > 1 ? "section \(section), row \(row)" : "row \(row)"
  }
}
