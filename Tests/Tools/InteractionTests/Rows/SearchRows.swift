// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

extension InteractionTable {
  static let searchRows: [Interaction] = searchBarRows + searchControllerRows

  private static let barHeader = "header UISearchBar.h"

  private static let searchBarRows: [Interaction] = [
    Interaction(
      "Tap in a search bar", .apple, barHeader,
      effects: ["searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "first responder"]
    ) { stage in
      let bar = stage.addBar()
      stage.edit(bar.searchTextField)
      if bar.searchTextField.isFirstResponder { stage.note("first responder") }
    },
    Interaction(
      "Tap in a search bar whose delegate refuses", .apple, barHeader,
      effects: ["searchBarShouldBeginEditing", "not first responder"]
    ) { stage in
      let bar = stage.addBar { $0.mayBegin = false }
      stage.edit(bar.searchTextField)
      if !bar.searchTextField.isFirstResponder { stage.note("not first responder") }
    },
    Interaction(
      "Leave a search bar", .apple, barHeader,
      effects: ["searchBarShouldEndEditing", "searchBarTextDidEndEditing", "not first responder"]
    ) { stage in
      let bar = stage.addBar()
      stage.edit(bar.searchTextField)
      stage.forget()
      stage.view.endEditing(false)
      if !bar.searchTextField.isFirstResponder { stage.note("not first responder") }
    },
    Interaction(
      "Leave a search bar whose delegate refuses", .apple, barHeader,
      effects: ["searchBarShouldEndEditing", "first responder"]
    ) { stage in
      let bar = stage.addBar { $0.mayEnd = false }
      stage.edit(bar.searchTextField)
      stage.forget()
      stage.view.endEditing(false)
      if bar.searchTextField.isFirstResponder { stage.note("first responder") }
    },
    Interaction(
      "The app makes a search bar the first responder, and lets it resign", .apple, barHeader,
      effects: [
        "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "first responder", "searchBarShouldEndEditing",
        "searchBarTextDidEndEditing", "not first responder",
      ]
    ) { stage in
      let bar = stage.addBar()
      bar.becomeFirstResponder()
      if bar.isFirstResponder, bar.searchTextField.isFirstResponder { stage.note("first responder") }
      bar.resignFirstResponder()
      if !bar.isFirstResponder, !bar.searchTextField.isFirstResponder { stage.note("not first responder") }
    },
    Interaction(
      "Type a letter in a search bar", systems: "3+", .apple, barHeader,
      effects: ["shouldChangeTextIn 0 0 a", "textDidChange a", "text a"]
    ) { stage in
      let bar = stage.addBar()
      stage.edit(bar.searchTextField)
      stage.forget()
      try stage.actions.type("a")
      stage.note("text \(bar.text ?? "")")
    },
    Interaction(
      "Type a letter in a search bar whose delegate refuses it", systems: "3+", .apple, barHeader,
      effects: ["shouldChangeTextIn 0 0 a", "text "]
    ) { stage in
      let bar = stage.addBar { $0.mayChange = false }
      stage.edit(bar.searchTextField)
      stage.forget()
      try stage.actions.type("a")
      stage.note("text \(bar.text ?? "")")
    },
    Interaction(
      "Press the search key", .apple, barHeader, effects: ["searchBarSearchButtonClicked"]
    ) { stage in
      let bar = stage.addBar()
      stage.edit(bar.searchTextField)
      stage.forget()
      try stage.actions.press(key: "Enter")
    },
    Interaction(
      "Tap the cancel button of a search bar", .apple, barHeader, effects: ["searchBarCancelButtonClicked"]
    ) { stage in
      let bar = stage.addBar()
      bar.setShowsCancelButton(true, animated: true)
      stage.settle()
      stage.tap(try stage.button(in: bar))
    },
    Interaction(
      "Show the cancel button in a movement", .decided, "the field makes room for the button, which the eye sees",
      effects: ["field narrower", "cancel button shown"]
    ) { stage in
      let bar = stage.addBar()
      let width = bar.searchTextField.frame.width
      bar.setShowsCancelButton(true, animated: true)
      stage.settle()
      if bar.searchTextField.frame.width < width { stage.note("field narrower") }
      if try !stage.button(in: bar).isHidden { stage.note("cancel button shown") }
    },
    Interaction(
      "Tap the bookmark button", .apple, barHeader, effects: ["searchBarBookmarkButtonClicked"]
    ) { stage in
      let bar = stage.addBar()
      bar.showsBookmarkButton = true
      stage.settle()
      stage.tap(try stage.button(in: bar.searchTextField))
    },
    Interaction(
      "Tap the results list button", .apple, barHeader, effects: ["searchBarResultsListButtonClicked"]
    ) { stage in
      let bar = stage.addBar()
      bar.showsSearchResultsButton = true
      stage.settle()
      stage.tap(try stage.button(in: bar.searchTextField))
    },
    Interaction(
      "Tap a scope of a search bar", systems: "3+", .apple, barHeader,
      effects: ["selectedScopeButtonIndexDidChange 1", "selected 1"]
    ) { stage in
      let bar = stage.addBar()
      bar.scopeButtonTitles = ["All", "Unread"]
      bar.showsScopeBar = true
      bar.frame.size.height = bar.intrinsicContentSize.height
      stage.settle()
      let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
      stage.tap(scopes, at: CGPoint(x: scopes.bounds.width * 0.75, y: scopes.bounds.midY))
      stage.note("selected \(bar.selectedScopeButtonIndex)")
    },
    Interaction(
      "Show a scope bar with one title", systems: "3+", .apple, "\(barHeader): two or more titles",
      effects: ["no scope bar"]
    ) { stage in
      let bar = stage.addBar()
      bar.scopeButtonTitles = ["All"]
      bar.showsScopeBar = true
      stage.settle()
      let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
      if scopes.isHidden { stage.note("no scope bar") }
    },
    Interaction(
      "Tap in a search bar that is the title view", .apple, "\(barHeader); doc titleView",
      effects: ["searchBarShouldBeginEditing", "searchBarTextDidBeginEditing"]
    ) { stage in
      let bar = UISearchBar()
      bar.delegate = stage.keep(SearchSpy(stage))
      let content = UIViewController()
      content.navigationItem.titleView = bar
      stage.show(UINavigationController(rootViewController: content))
      stage.edit(bar.searchTextField)
    },
    Interaction(
      "Delete in a field with a token", systems: "13+", .derived,
      "doc UISearchTextField: tokens before the text are deleted by the delete key, after they were selected",
      effects: ["tokens 1", "textDidChange ", "tokens 0"]
    ) { stage in
      let bar = stage.addBar()
      stage.edit(bar.searchTextField)
      bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Photos")]
      stage.settle()
      stage.forget()
      for _ in 0..<2 {
        bar.searchTextField.deleteBackward()
        stage.note("tokens \(bar.searchTextField.tokens.count)")
      }
    },
  ]
}

/// A delegate of search bars that notes its calls.
final class SearchSpy: NSObject, UISearchBarDelegate {
  private let stage: InteractionStage
  var mayBegin = true
  var mayEnd = true
  var mayChange = true

  init(_ stage: InteractionStage) { self.stage = stage }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    stage.note("searchBarShouldBeginEditing")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { stage.note("searchBarTextDidBeginEditing") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    stage.note("searchBarShouldEndEditing")
    return mayEnd
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { stage.note("searchBarTextDidEndEditing") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    stage.note("shouldChangeTextIn \(range.location) \(range.length) \(text)")
    return mayChange
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    stage.note("textDidChange \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { stage.note("searchBarSearchButtonClicked") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { stage.note("searchBarCancelButtonClicked") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { stage.note("searchBarBookmarkButtonClicked") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { stage.note("searchBarResultsListButtonClicked") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    stage.note("selectedScopeButtonIndexDidChange \(selectedScope)")
  }
}

extension InteractionStage {
  /// Adds a search bar whose delegate notes its calls.
  fileprivate func addBar(_ configure: (SearchSpy) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar()
    let spy = keep(SearchSpy(self))
    configure(spy)
    bar.delegate = spy
    return add(bar, CGRect(x: 0, y: 100, width: view.bounds.width, height: bar.intrinsicContentSize.height))
  }

  /// Taps a search field, which begins to be edited.
  func edit(_ field: UISearchTextField) {
    tap(field)
  }

  /// The first button that is shown directly in a view.
  fileprivate func button(in view: UIView) throws -> UIButton {
    try #require(view.subviews.lazy.compactMap { $0 as? UIButton }.first { !$0.isHidden })
  }
}
