// SPDX-License-Identifier: MIT

/// Shows what was found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when what is searched for has changed.
  func updateSearchResults(for searchController: UISearchController)
}
