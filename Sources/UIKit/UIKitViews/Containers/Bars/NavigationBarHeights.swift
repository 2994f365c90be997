// SPDX-License-Identifier: MIT

/// The heights of the parts of a navigation bar, from top to bottom, in points.
struct NavigationBarHeights: Equatable {
  /// The height of the prompt.
  var prompt: CGFloat = 0
  /// The height of the row with the buttons and the standard title.
  var row: CGFloat
  /// The visible height of the large title.
  var largeTitle: CGFloat = 0
  /// The height of a large title that is not scrolled out of view.
  var fullLargeTitle = BarMetrics.largeTitle
  /// Whether there is a large title, even if it is scrolled out of view.
  var hasLargeTitle = false
  /// The visible height of the search bar.
  var search: CGFloat = 0
  /// The height of a search bar that is not scrolled out of view.
  var fullSearch: CGFloat = 52
  /// Whether there is a search bar, even if it is scrolled out of view.
  var hasSearch = false
  /// Whether the search bar collapses when the content scrolls.
  var searchCollapses = false

  var total: CGFloat { prompt + row + largeTitle + search }

  /// The height by which the bar can collapse.
  var collapsible: CGFloat {
    (hasLargeTitle ? fullLargeTitle : 0) + (hasSearch && searchCollapses ? fullSearch : 0)
  }

  /// Returns the heights after collapsing by `amount` points: first the search bar, then the large title.
  func collapsed(by amount: CGFloat) -> NavigationBarHeights {
    var result = self
    var rest = min(max(0, amount), collapsible)
    if hasSearch {
      let taken = searchCollapses ? min(rest, fullSearch) : 0
      result.search = fullSearch - taken
      rest -= taken
    }
    if hasLargeTitle { result.largeTitle = fullLargeTitle - rest }
    return result
  }

  /// Returns the height nearest to `amount` by which the bar is collapsed without showing a part of the search bar or of the large title
  /// alone; `nil` where it is not between expanded and collapsed.
  func restingCollapse(near amount: CGFloat) -> CGFloat? {
    guard amount > 0, amount < collapsible else { return nil }
    let search = hasSearch && searchCollapses ? fullSearch : 0
    return [0, search, collapsible].min { abs($0 - amount) < abs($1 - amount) }
  }
}

extension UIView {
  /// The heights of bars in the view's environment.
  var barMetrics: BarMetrics {
    let traits = traitValues
    return BarMetrics(
      idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      generation: .current)
  }
}
