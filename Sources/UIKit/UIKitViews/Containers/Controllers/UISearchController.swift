// SPDX-License-Identifier: MIT

import Foundation

/// A controller that manages a search bar and shows search results.
///
/// When it is the `searchController` of a navigation item, its bar is shown below the title and makes the navigation
/// bar 52 points higher.
///
/// From iOS 26, it is on a platter at the bottom of a phone's screen, and above the keyboard while the search is active. In a tab bar
/// controller, it is hidden until then. On an iPad, it is at the trailing end of the navigation bar.
///
/// Source: Apple, `UISearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()

  /// Creates a search controller that shows results in `searchResultsController`; `nil` to show them in the searched
  /// controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller that shows results in the searched controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and behaves like `init()`.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The controller that shows the search results.
  open private(set) var searchResultsController: UIViewController?

  /// Whether the controller of results is shown as soon as there is text. The default is `true`. Stored; has no effect.
  open var automaticallyShowsSearchResultsController = true

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The object that updates the search results. The default is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate, which is notified of the beginning and end of the search. The default is `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search is active. The default is `false`.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      activityDidChange()
    }
  }

  /// Whether the searched content is dimmed during the search. The default is `true`. Stored; has no effect.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// The condition under which the scope bar is shown. The default is `.automatic`. Stored; has no effect.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// The conditions under which a scope bar is shown. Raw values are UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// Whether the title and buttons of the navigation bar are hidden during the search. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during the search only. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown during the search only. The default is `true`.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown while the search text is empty. The default is `false`. Stored; has no effect.
  open var showsSearchResultsController = false

  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar { bar.showsScopeBar = isActive && !(bar.scopeButtonTitles ?? []).isEmpty }
    if let navigation = bar.superview?.superview?.viewController as? UINavigationController {
      navigation.searchDidChangePlace()
    } else {
      (bar.superview as? UINavigationBar)?.owner?.searchDidChangePlace()
    }
    if !isActive { bar.text = nil }
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }

  /// The suggestions below the field. The default is `nil`. Stored; has no effect.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether suggestions are hidden while the field is below the title. The default is `false`. Stored; has no effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
}
