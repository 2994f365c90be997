// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

extension InteractionTable {
  private static let header = "header UISearchController.h"

  static let searchControllerRows: [Interaction] = [
    Interaction(
      "Tap in the bar of a search controller", systems: "8+", .derived,
      "\(header); updateSearchResults: “when the bar becomes first responder”",
      effects: [
        "searchBarShouldBeginEditing", "presentSearchController", "willPresentSearchController",
        "searchBarTextDidBeginEditing", "didPresentSearchController", "updateSearchResults ", "active",
        "first responder", "cancel button shown",
      ]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      if screen.search.isActive { stage.note("active") }
      if screen.field.isFirstResponder { stage.note("first responder") }
      if screen.search.searchBar.showsCancelButton { stage.note("cancel button shown") }
    },
    Interaction(
      "Tap in the bar of a search controller whose delegate refuses", .apple, "header UISearchBar.h",
      effects: ["searchBarShouldBeginEditing", "not active"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.mayBegin = false
      stage.edit(screen.field)
      if !screen.search.isActive { stage.note("not active") }
    },
    Interaction(
      "Tap on the button in the place of a search bar", systems: "26+", .apple,
      "doc UINavigationItem.SearchBarPlacement.integratedButton; that the field opens above the keyboard is decided",
      effects: [
        "a button only", "presentSearchController", "willPresentSearchController", "searchBarShouldBeginEditing",
        "searchBarTextDidBeginEditing", "didPresentSearchController", "updateSearchResults ", "the field is edited",
        "above the keyboard", "a button only",
      ]
    ) { stage in
      let screen = SearchScreen(on: stage, placement: .integratedButton)
      if !screen.fieldIsShown { stage.note("a button only") }
      try stage.actions.tap("Search")
      stage.settle()
      if screen.field.isFirstResponder { stage.note("the field is edited") }
      let bottom = screen.field.convert(screen.field.bounds, to: nil).maxY
      let gap = stage.keyboardFrame.minY - bottom
      if gap > 0, gap < 60 { stage.note("above the keyboard") }
      screen.isQuiet = true
      screen.search.isActive = false
      stage.settle()
      if !screen.fieldIsShown { stage.note("a button only") }
    },
    Interaction(
      "Look for the search bar of an item that may not use the bottom of the screen", systems: "26+", .apple,
      "doc searchBarPlacementAllowsToolbarIntegration", effects: ["at the bottom", "a button only"]
    ) { stage in
      let screen = SearchScreen(on: stage, placement: .integrated)
      if screen.fieldIsShown, stage.place(in: screen.field).y > 600 { stage.note("at the bottom") }
      screen.content.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
      stage.settle()
      if !screen.fieldIsShown { stage.note("a button only") }
    },
    Interaction(
      "Tap on the search button in a toolbar", systems: "26+", .apple, "doc searchBarPlacementBarButtonItem",
      effects: ["a button only", "the field is edited"]
    ) { stage in
      let screen = SearchScreen(on: stage, placement: .integratedButton)
      screen.isQuiet = true
      let item = screen.content.navigationItem.searchBarPlacementBarButtonItem
      screen.content.toolbarItems = [.flexibleSpace(), item]
      screen.navigation.isToolbarHidden = false
      stage.settle()
      if !screen.fieldIsShown { stage.note("a button only") }
      try stage.actions.tap("Search")
      stage.settle()
      if screen.field.isFirstResponder { stage.note("the field is edited") }
    },
    Interaction(
      "Look for the search field of a screen with a toolbar", systems: "26+", .apple,
      "doc searchBarPlacementBarButtonItem: by default trailingmost; that it takes the rest of the row is decided",
      effects: ["after the items", "between the items", "a button only", "between the items"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.isQuiet = true
      let titles = ["Filter", "New"]
      let items = titles.map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
      let search = screen.content.navigationItem.searchBarPlacementBarButtonItem
      screen.navigation.isToolbarHidden = false
      screen.content.toolbarItems = [items[0], .flexibleSpace(), items[1]]
      stage.settle()
      try screen.notePlace(among: titles)
      screen.content.toolbarItems = [items[0], .flexibleSpace(), search, .flexibleSpace(), items[1]]
      stage.settle()
      try screen.notePlace(among: titles)
      items[0].title = "A filter whose title leaves no room"
      stage.settle()
      try screen.notePlace(among: titles)
      items[0].title = "Filter"
      stage.settle()
      try screen.notePlace(among: titles)
    },
    Interaction(
      "Tap on the search field between the buttons of a toolbar, and on the button that ends the search",
      systems: "26+",
      .apple, "doc searchBarPlacementBarButtonItem; that the field opens above the keyboard is decided",
      effects: ["the field is edited", "above the keyboard", "between the items"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.isQuiet = true
      let titles = ["Filter", "New"]
      let items = titles.map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
      let search = screen.content.navigationItem.searchBarPlacementBarButtonItem
      screen.content.toolbarItems = [items[0], search, items[1]]
      screen.navigation.isToolbarHidden = false
      stage.settle()
      stage.edit(screen.field)
      if screen.field.isFirstResponder { stage.note("the field is edited") }
      let bottom = screen.field.convert(screen.field.bounds, to: nil).maxY
      if 0..<60 ~= stage.keyboardFrame.minY - bottom { stage.note("above the keyboard") }
      try stage.actions.tap("Close")
      stage.settle()
      try screen.notePlace(among: titles)
    },
    Interaction(
      "A screen makes a search active", systems: "8+", .apple, header,
      effects: [
        "presentSearchController", "willPresentSearchController", "didPresentSearchController", "updateSearchResults ",
      ]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.search.isActive = true
      stage.settle()
    },
    Interaction(
      "A screen presents a search controller itself", systems: "8+", .apple,
      "\(header); doc didPresentSearchController",
      effects: ["active", "presented"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.content.present(screen.search, animated: true)
      stage.settle()
      if screen.search.isActive { stage.note("active") }
      if screen.content.presentedViewController === screen.search { stage.note("presented") }
    },
    Interaction(
      "The delegate presents a search controller itself", systems: "8+", .apple, header,
      effects: ["presentSearchController", "presented"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.presentsItself = true
      screen.search.isActive = true
      stage.settle()
      if screen.content.presentedViewController === screen.search { stage.note("presented") }
    },
    Interaction(
      "Type in the bar of a search controller", systems: "8+", .apple, "\(header); header UISearchBar.h",
      effects: ["textDidChange a", "updateSearchResults a", "results shown", "results in the window"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      stage.forget()
      try stage.actions.type("a")
      stage.settle()
      screen.noteResults()
    },
    Interaction(
      "Type in the bar of a search controller for the first time", .decided,
      "no order of the results’ appearance was found; here they appear with the first letter",
      effects: ["results viewDidLoad", "results viewWillAppear", "results viewDidAppear"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      stage.forget()
      screen.results.notesAppearance = true
      screen.isQuiet = true
      try stage.actions.type("a")
      stage.settle()
    },
    Interaction(
      "Begin a search without text", .apple, "doc showsSearchResultsController", effects: ["no results", "dimmed"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.search.obscuresBackgroundDuringPresentation = true
      stage.edit(screen.field)
      stage.forget()
      if !screen.showsResults { stage.note("no results") }
      if screen.dimmedView != nil { stage.note("dimmed") }
    },
    Interaction(
      "Begin a search that shows its results at once", systems: "13+", .apple, "doc showsSearchResultsController",
      effects: ["results shown", "results in the window"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.search.showsSearchResultsController = true
      stage.edit(screen.field)
      stage.forget()
      screen.noteResults()
    },
    Interaction(
      "Tap a button of the content during a search", systems: "15+", .apple,
      "header UISearchController.h: obscuresBackgroundDuringPresentation is NO for apps of iOS 15 and later",
      effects: ["button", "active"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.tapButtonOfContent()
    },
    Interaction(
      "Type a word that nothing matches, where the app shows that in place of its content", systems: "17+", .apple,
      "doc contentUnavailableConfiguration: setting it shows a view; that it ends above the keyboard is a decision",
      effects: ["textDidChange z", "updateSearchResults z", "shown", "above the keyboard"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      stage.forget()
      try stage.actions.type("z")
      screen.content.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      stage.settle()
      let shown = screen.content.view.subviews.first { $0 is UIContentUnavailableView }
      guard let shown else { return stage.note("not shown") }
      stage.note("shown")
      let keyboard = screen.content.view.keyboardLayoutGuide.layoutFrame.minY
      stage.note(shown.frame.maxY <= keyboard ? "above the keyboard" : "behind the keyboard")
    },
    Interaction(
      "Tap the dimmed content during a search", .decided, "what people do on devices; no text of Apple’s was found",
      effects: [
        "willDismissSearchController", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
        "updateSearchResults ",
        "didDismissSearchController", "not active",
      ]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.search.obscuresBackgroundDuringPresentation = true
      stage.edit(screen.field)
      stage.forget()
      stage.tap(at: CGPoint(x: 200, y: 400))
      if !screen.search.isActive { stage.note("not active") }
    },
    Interaction(
      "Tap a button of the content during a search that does not obscure it", systems: "9.1+", .apple,
      "doc obscuresBackgroundDuringPresentation", effects: ["button", "active"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.search.obscuresBackgroundDuringPresentation = false
      screen.tapButtonOfContent()
    },
    Interaction(
      "Tap the cancel button of a search", systems: "8+", .derived,
      "\(header); the number of updates at the end was not found",
      effects: [
        "searchBarCancelButtonClicked", "willDismissSearchController", "searchBarShouldEndEditing",
        "searchBarTextDidEndEditing", "updateSearchResults ", "didDismissSearchController", "not active", "text ",
        "not presented",
      ]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      try stage.actions.type("a")
      stage.settle()
      stage.forget()
      stage.tap(screen.search.searchBar.cancelButtonShown)
      if !screen.search.isActive { stage.note("not active") }
      stage.note("text \(screen.search.searchBar.text ?? "")")
      if screen.content.presentedViewController == nil { stage.note("not presented") }
    },
    Interaction(
      "Press the search key in a search controller", .decided,
      "on devices the keyboard goes and the search stays active",
      effects: [
        "searchBarSearchButtonClicked", "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "active",
      ]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      stage.forget()
      try stage.actions.press(key: "Enter")
      stage.settle()
      if screen.search.isActive { stage.note("active") }
    },
    Interaction(
      "Tap a scope of a search controller", systems: "8+", .apple,
      "header UISearchBar.h; doc updateSearchResults(for:)",
      effects: ["selectedScopeButtonIndexDidChange 1", "updateSearchResults "]
    ) { stage in
      let screen = SearchScreen(on: stage, placement: .stacked)
      screen.search.searchBar.scopeButtonTitles = ["All", "Unread"]
      stage.edit(screen.field)
      stage.forget()
      let scopes = try #require(screen.search.searchBar.scopesShown)
      stage.tap(scopes, at: CGPoint(x: scopes.bounds.width * 0.75, y: scopes.bounds.midY))
    },
    Interaction(
      "Begin a search with scopes", systems: "8+", .apple, "doc automaticallyShowsScopeBar",
      effects: ["no scopes", "scopes"]
    ) { stage in
      let screen = SearchScreen(on: stage, placement: .stacked)
      screen.isQuiet = true
      screen.search.searchBar.scopeButtonTitles = ["All", "Unread"]
      stage.settle()
      stage.note(screen.search.searchBar.scopesShown == nil ? "no scopes" : "scopes")
      stage.edit(screen.field)
      stage.note(screen.search.searchBar.scopesShown == nil ? "no scopes" : "scopes")
    },
    Interaction(
      "Type in a search whose scopes appear with text", systems: "16+", .apple, "doc scopeBarActivation",
      effects: ["no scopes", "scopes"]
    ) { stage in
      let screen = SearchScreen(on: stage, placement: .stacked)
      screen.isQuiet = true
      screen.search.scopeBarActivation = .onTextEntry
      screen.search.searchBar.scopeButtonTitles = ["All", "Unread"]
      stage.edit(screen.field)
      stage.note(screen.search.searchBar.scopesShown == nil ? "no scopes" : "scopes")
      try stage.actions.type("a")
      stage.settle()
      stage.note(screen.search.searchBar.scopesShown == nil ? "no scopes" : "scopes")
    },
    Interaction(
      "Tap a suggestion", systems: "16+", .apple, "doc UISearchResultsUpdating",
      effects: ["updateSearchResults selecting Lisbon"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      stage.edit(screen.field)
      screen.search.searchSuggestions = [
        UISearchSuggestionItem(localizedSuggestion: "Porto"), UISearchSuggestionItem(localizedSuggestion: "Lisbon"),
      ]
      stage.settle()
      stage.forget()
      stage.tap(try #require(stage.view(labeled: "Lisbon")))
    },
    Interaction(
      "Begin a search whose screen defines the presentation context", systems: "8+", .apple,
      "doc definesPresentationContext", effects: ["presented by the screen"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.isQuiet = true
      screen.content.definesPresentationContext = true
      stage.edit(screen.field)
      if screen.search.presentingViewController === screen.content { stage.note("presented by the screen") }
    },
    Interaction(
      "Begin a search whose screen defines no presentation context", systems: "8+", .apple,
      "doc definesPresentationContext: navigation controllers define it",
      effects: ["presented by the navigation controller"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.isQuiet = true
      stage.edit(screen.field)
      if screen.search.presentingViewController === screen.navigation {
        stage.note("presented by the navigation controller")
      }
    },
    Interaction(
      "Push a screen from the results and come back", .derived,
      "doc definesPresentationContext: the results leave and return with the searched screen",
      effects: ["results shown", "no results", "results shown"]
    ) { stage in
      let screen = SearchScreen(on: stage)
      screen.isQuiet = true
      screen.content.definesPresentationContext = true
      stage.edit(screen.field)
      try stage.actions.type("a")
      stage.settle()
      stage.note(screen.showsResults ? "results shown" : "no results")
      screen.navigation.pushViewController(UIViewController(), animated: true)
      stage.settle()
      stage.note(screen.showsResults ? "results shown" : "no results")
      screen.navigation.popViewController(animated: true)
      stage.settle()
      stage.note(screen.showsResults ? "results shown" : "no results")
    },
    Interaction(
      "Search in a tab of iOS 26", systems: "26", .derived,
      "recorded screens (Facts, “iOS 26 and 27”): no field at rest, a bar while the search is active",
      effects: ["no field", "field"]
    ) { stage in
      let screen = SearchScreen(on: stage, inTab: true)
      screen.isQuiet = true
      stage.note(screen.fieldIsShown ? "field" : "no field")
      screen.search.isActive = true
      stage.settle()
      stage.note(screen.fieldIsShown ? "field" : "no field")
    },
    Interaction(
      "Tap the search tab of iOS 26", systems: "26", .derived, "doc UISearchTab, automaticallyActivatesSearch",
      effects: ["active", "first responder"]
    ) { stage in
      let screen = SearchScreen(on: stage, inSearchTab: true)
      screen.isQuiet = true
      stage.forget()
      stage.tap(try #require(stage.view(labeled: "Search")))
      if screen.search.isActive { stage.note("active") }
      if screen.field.isFirstResponder { stage.note("first responder") }
    },
  ]
}

/// A screen in a navigation controller with a search controller, whose calls are noted.
@MainActor
private final class SearchScreen: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
  let stage: InteractionStage
  let content = UIViewController()
  let results: SearchResultsSpy
  let search: UISearchController
  let navigation: UINavigationController
  var mayBegin = true
  var presentsItself = false
  /// Whether the calls of the bar and the updates are left out.
  var isQuiet = false

  init(
    on stage: InteractionStage, placement: UINavigationItem.SearchBarPlacement = .automatic, inTab: Bool = false,
    inSearchTab: Bool = false
  ) {
    self.stage = stage
    results = SearchResultsSpy(stage)
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: content)
    super.init()
    stage.keep(self)
    content.view.backgroundColor = .white
    content.navigationItem.searchController = search
    content.navigationItem.preferredSearchBarPlacement = placement
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    if inSearchTab {
      let tabs = UITabBarController()
      let first = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
      let tab = UISearchTab { [navigation] _ in navigation }
      tab.automaticallyActivatesSearch = true
      tabs.tabs = [first, tab]
      stage.show(tabs)
    } else if inTab {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.show(tabs)
    } else {
      stage.show(navigation)
    }
  }

  /// Begins a search, and taps a button of the content.
  func tapButtonOfContent() {
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 44))
    button.addAction(UIAction { [stage] _ in stage.note("button") }, for: .touchUpInside)
    content.view.addSubview(button)
    stage.edit(field)
    stage.forget()
    stage.tap(at: CGPoint(x: 200, y: 420))
    if search.isActive { stage.note("active") }
  }

  var field: UISearchTextField { search.searchBar.searchTextField }

  /// Notes where the field is beside the buttons of the toolbar, which none of them may cover.
  func notePlace(among titles: [String]) throws {
    guard fieldIsShown else { return stage.note("a button only") }
    let frame = field.convert(field.bounds, to: nil)
    let buttons = try titles.map { title in
      let button = try stage.control(title)
      return button.convert(button.bounds, to: nil)
    }
    guard buttons.allSatisfy({ $0.maxX <= frame.minX || $0.minX >= frame.maxX }) else {
      return stage.note("on the items")
    }
    stage.note(buttons.allSatisfy { $0.maxX <= frame.minX } ? "after the items" : "between the items")
  }

  var fieldIsShown: Bool {
    var view: UIView? = field
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return field.window != nil && field.bounds.height > 0
  }

  var showsResults: Bool { results.viewIfLoaded?.window != nil && results.view.superview?.isHidden == false }

  var dimmedView: UIView? {
    search.presentationController?.containerView?.subviews.first { !$0.isHidden && $0.backgroundColor != nil }
  }

  func noteResults() {
    if showsResults { stage.note("results shown") }
    if results.viewIfLoaded?.window === stage.window { stage.note("results in the window") }
  }

  private func note(_ effect: String) { if !isQuiet { stage.note(effect) } }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    note("searchBarShouldBeginEditing")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("searchBarTextDidBeginEditing") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    note("searchBarShouldEndEditing")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("searchBarTextDidEndEditing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("textDidChange \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("searchBarSearchButtonClicked") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("searchBarCancelButtonClicked") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    note("selectedScopeButtonIndexDidChange \(selectedScope)")
  }

  func presentSearchController(_ searchController: UISearchController) {
    note("presentSearchController")
    if presentsItself { content.present(searchController, animated: true) }
  }
  func willPresentSearchController(_ searchController: UISearchController) { note("willPresentSearchController") }
  func didPresentSearchController(_ searchController: UISearchController) { note("didPresentSearchController") }
  func willDismissSearchController(_ searchController: UISearchController) { note("willDismissSearchController") }
  func didDismissSearchController(_ searchController: UISearchController) { note("didDismissSearchController") }

  func updateSearchResults(for searchController: UISearchController) {
    note("updateSearchResults \(searchController.searchBar.text ?? "")")
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { note("updateSearchResults selecting \(searchSuggestion.localizedSuggestion ?? "")") }
}

/// A controller of results that notes its appearance.
private final class SearchResultsSpy: UIViewController {
  private let stage: InteractionStage
  var notesAppearance = false

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ effect: String) { if notesAppearance { stage.note("results " + effect) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
}

extension UISearchBar {
  /// The cancel button, which apps find by key.
  fileprivate var cancelButtonShown: UIView { value(forKey: "cancelButton") as? UIView ?? self }

  /// The scopes, if they are shown.
  fileprivate var scopesShown: UISegmentedControl? {
    subviews.lazy.compactMap { $0 as? UISegmentedControl }.first { !$0.isHidden }
  }
}

extension InteractionStage {
  /// The frontmost control or label that is read aloud with a text.
  fileprivate func view(labeled text: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if view.isHidden { return nil }
      for subview in view.subviews.reversed() { if let found = find(in: subview) { return found } }
      return view.accessibilityLabel == text || (view as? UILabel)?.text == text ? view : nil
    }
    return find(in: window)
  }
}
