// SPDX-License-Identifier: MIT

/// A search bar and the controller that shows what was found.
///
/// As `searchController` of a navigation item its bar is below the title, which makes the navigation bar 52 points higher.
///
/// Source: Apple, `UISearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()

  /// A search whose results `searchResultsController` shows; nil for the controller that is searched in.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes what `init()` makes.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The controller that shows what was found.
  public let searchResultsController: UIViewController?

  /// The bar with the field.
  open var searchBar: UISearchBar { bar }

  /// Who is told when what is searched for changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      activityDidChange()
    }
  }

  /// Whether what is searched in is dimmed. Kept only.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title and the buttons make way while a search is going on.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown though nothing is searched for. Kept only.
  open var showsSearchResultsController = false

  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar { bar.showsScopeBar = isActive && !(bar.scopeButtonTitles ?? []).isEmpty }
    (bar.superview as? UINavigationBar)?.owner?.barsMayHaveChanged()
    if !isActive { bar.text = nil }
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }
}
