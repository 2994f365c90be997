// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Tinamou

/// The words by which a reader knows a view of a running app: its property, its text, its row, or where it is.
@MainActor
enum LiveNames {
  /// The words of a view in a list: `mail “p2@example.com”`, `PersonCell row 2`.
  static func title(of view: UIView) -> String {
    let text = ShownText.text(of: view).map(ViewPlace.quoted)
    let parts = [NamedItem(view).givenName ?? "\(type(of: view))", ViewPlace.row(of: view), text].compactMap { $0 }
    return parts.joined(separator: " ")
  }

  /// The words of a view or guide in an equation.
  static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: ViewPlace.name(of: view)
    case let guide as UILayoutGuide:
      AuthorName.guide(guide.identifier, of: guide.owningView.map { ViewPlace.name(of: $0) })
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
}
