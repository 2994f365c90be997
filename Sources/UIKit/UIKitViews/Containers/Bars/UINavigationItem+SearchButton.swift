// SPDX-License-Identifier: MIT

/// The button that takes the place of a search bar, from iOS 26.
///
/// Differs from UIKit: the field that it opens is where the search bar is otherwise: above the keyboard of a phone, or in the row of
/// the title on an iPad.
///
/// Source: Apple, `UINavigationItem.SearchBarPlacement`.
extension UINavigationItem {
  /// Whether the search bar is behind a button until the search is active.
  var hidesSearchBehindButton: Bool {
    guard InterfaceGeneration.current.hasPlatters, let searchController, !searchController.isActive else {
      return false
    }
    switch preferredSearchBarPlacement {
    case .integratedButton: return true
    case .integrated, .integratedCentered:
      return owner?.traitCollection.userInterfaceIdiom == .phone && !searchBarPlacementAllowsToolbarIntegration
    default: return false
    }
  }

  /// Whether the app has put the button into the toolbar.
  private var hasSearchButtonInToolbar: Bool {
    owner?.toolbarItems?.contains { $0 === searchBarPlacementBarButtonItem } == true
  }

  /// The button beside the title; `nil` if there is none.
  var searchButton: UIBarButtonItem? {
    hidesSearchBehindButton && !hasSearchButtonInToolbar ? searchBarPlacementBarButtonItem : nil
  }
}

extension UISearchController {
  /// Makes the search active, and begins editing in its field, after a tap on the button in its place.
  func beginFromButton() {
    guard !isActive else { return }
    isBegunByEditing = true
    defer { isBegunByEditing = false }
    isActive = true
    // The bar comes with the layout of the screen.
    item?.owner?.viewIfLoaded?.window?.layoutIfNeeded()
    searchBar.becomeFirstResponder()
  }
}
