// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  /// The classes of bars. Beside the properties of their tables, they have keys for the titles of their items.
  static let bars = [
    ViewClass(.navigationBar, make: { UINavigationBar() }), ViewClass(.tabBar, make: { UITabBar() }),
    ViewClass(.toolbar, make: { UIToolbar() }), ViewClass(.searchBar, make: { UISearchBar() }),
  ]

  static let navigationBarKeys: [PropertyDefinition] = [
    .property("title", "The title.") { (bar: UINavigationBar, title: String) in
      bar.setItems([UINavigationItem(title: title)], animated: false)
    }
  ]

  static let tabBarKeys: [PropertyDefinition] = [
    .property("items", "The titles of the tabs, of which the first is selected.") {
      (bar: UITabBar, titles: [String]) in
      bar.items = titles.enumerated().map { UITabBarItem(title: $0.element, image: nil, tag: $0.offset) }
      bar.selectedItem = bar.items?.first
    }
  ]

  static let toolbarKeys: [PropertyDefinition] = [
    .property("items", "The titles of the buttons, with equal spaces between them.") {
      (bar: UIToolbar, titles: [String]) in
      let buttons = titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      let spaces = titles.indices.dropFirst().map { _ in UIBarButtonItem.flexibleSpace() }
      bar.items = buttons.enumerated().flatMap { index, button in
        index == 0 ? [button] : [spaces[index - 1], button]
      }
    }
  ]
}
