// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let menuRows: [Interaction] = buttonMenuRows + contextMenuRows + menuElementRows
}

/// A stage on which a menu is.
extension InteractionStage {
  /// The titles that the open menu shows, each with its marks; empty while none is open.
  var menuTitles: [String] {
    shownCells.map { cell in
      let state = cell.isSelected ? " ✓" : ""
      return (cell.accessibilityLabel ?? "–") + state + (cell.isEnabled ? "" : " (disabled)")
    }
  }

  /// Whether a menu is on the screen.
  var showsMenu: Bool { UIScreen.main.systemWindows.contains { !$0.subviews.isEmpty } }

  private var shownCells: [UIControl] {
    UIScreen.main.systemWindows.flatMap { Self.controls(below: $0) }
  }

  private static func controls(below view: UIView) -> [UIControl] {
    guard !view.isHidden, view.alpha > 0.6 else { return [] }
    if let control = view as? UIControl { return [control] }
    return view.subviews.flatMap(controls)
  }

  /// The view of the open menu with a title.
  func cell(_ title: String) throws -> UIControl {
    for cell in shownCells where cell.accessibilityLabel == title { return cell }
    throw MissingElement(title: title, shown: menuTitles)
  }

  /// Taps an element of the open menu.
  func choose(_ title: String) throws { tap(try cell(title)) }

  /// An action that notes its title when it is performed.
  func action(
    _ title: String, subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, subtitle: subtitle, attributes: attributes, state: state) { [unowned self] in
      note("\($0.title) performed")
    }
  }

  /// Puts a button with a menu on the screen, and returns it.
  func button(_ menu: UIMenu, isPrimary: Bool = true, at y: CGFloat = 200) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = isPrimary
    return add(button, CGRect(x: 100, y: y, width: 120, height: 44))
  }
}

/// The element of a menu that a row asked for is not shown.
struct MissingElement: Error {
  let title: String
  let shown: [String]
}
