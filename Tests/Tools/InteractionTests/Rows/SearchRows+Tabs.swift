// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension InteractionTable {
  // MARK: The tab of a search

  static let searchTabRows: [Interaction] = [
    Interaction(
      "Tap the search tab of iOS 26, and its field", systems: "26+", .several,
      "ryanashcraft.com, p0dee.com: the circle becomes a field at the bottom, and the other tabs are behind one button",
      effects: ["no field", "field", "only Home", "active", "first responder"]
    ) { stage in
      let screen = SearchTabScreen(on: stage)
      screen.noteField()
      stage.tap(try stage.control("Search"))
      stage.settle()
      screen.noteField()
      stage.note("only \(screen.shownTabs.joined(separator: ", "))")
      stage.tap(screen.search.searchBar.searchTextField)
      stage.settle()
      if screen.search.isActive { stage.note("active") }
      if screen.search.searchBar.searchTextField.isFirstResponder { stage.note("first responder") }
    },
    Interaction(
      "Tap the tab beside the search field of iOS 26", systems: "26+", .several,
      "ryanashcraft.com, p0dee.com: the bar opens again", effects: ["Home, Search", "home"]
    ) { stage in
      let screen = SearchTabScreen(on: stage)
      stage.tap(try stage.control("Search"))
      stage.settle()
      stage.tap(try stage.control("Home"))
      stage.settle()
      stage.note(screen.shownTabs.joined(separator: ", "))
      stage.note(screen.tabs.selectedTab?.identifier ?? "")
    },
    Interaction(
      "Cancel a search that began with its tab", systems: "26+", .apple,
      "doc UISearchTab.automaticallyActivatesSearch: the previously selected tab is selected",
      effects: ["search", "home"]
    ) { stage in
      let screen = SearchTabScreen(on: stage, activates: true)
      stage.tap(try stage.control("Search"))
      stage.settle()
      stage.note(screen.tabs.selectedTab?.identifier ?? "")
      stage.tap(try #require(screen.search.searchBar.value(forKey: "cancelButton") as? UIView))
      stage.settle()
      stage.note(screen.tabs.selectedTab?.identifier ?? "")
    },
  ]
}

/// Tabs, one of which is that of a search.
@MainActor
private final class SearchTabScreen {
  let stage: InteractionStage
  let tabs = UITabBarController()
  let search = UISearchController(searchResultsController: nil)

  init(on stage: InteractionStage, activates: Bool = false) {
    self.stage = stage
    stage.keep(self)
    let content = UIViewController()
    content.view.backgroundColor = .white
    content.navigationItem.searchController = search
    let tab = UISearchTab { _ in UINavigationController(rootViewController: content) }
    tab.automaticallyActivatesSearch = activates
    tabs.tabs = [UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, tab]
    stage.show(tabs)
    stage.forget()
  }

  /// The titles of the tabs that are shown.
  var shownTabs: [String] {
    tabs.tabBar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }.compactMap(\.accessibilityLabel)
  }

  func noteField() {
    let field = search.searchBar.searchTextField
    let frame = field.convert(field.bounds, to: nil)
    let isShown =
      field.window != nil && stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) === field
    stage.note(isShown ? "field" : "no field")
  }
}
