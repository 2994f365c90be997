// SPDX-License-Identifier: MIT

/// The method that updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
