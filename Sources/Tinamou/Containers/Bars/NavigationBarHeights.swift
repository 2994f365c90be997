// SPDX-License-Identifier: MIT

/// What the height of a navigation bar is made of, from top to bottom, in points.
struct NavigationBarHeights: Equatable {
  /// The line above the title.
  var prompt: CGFloat = 0
  /// The row of buttons and the small title.
  var row: CGFloat
  /// What is to be seen of the large title.
  var largeTitle: CGFloat = 0
  /// Whether there is a large title at all, be it scrolled away.
  var hasLargeTitle = false
  /// What is to be seen of the search bar.
  var search: CGFloat = 0
  /// Whether there is a search bar at all, be it scrolled away.
  var hasSearch = false
  /// Whether the search bar makes way when the content scrolls.
  var searchCollapses = false

  var total: CGFloat { prompt + row + largeTitle + search }

  /// By how much the bar can become lower.
  var collapsible: CGFloat {
    (hasLargeTitle ? BarMetrics.largeTitle : 0) + (hasSearch && searchCollapses ? BarMetrics.search : 0)
  }

  /// The same bar, lower by `amount` points: first the search bar makes way, then the large title.
  func collapsed(by amount: CGFloat) -> NavigationBarHeights {
    var result = self
    var rest = min(max(0, amount), collapsible)
    if hasSearch {
      let taken = searchCollapses ? min(rest, BarMetrics.search) : 0
      result.search = BarMetrics.search - taken
      rest -= taken
    }
    if hasLargeTitle { result.largeTitle = BarMetrics.largeTitle - rest }
    return result
  }
}
