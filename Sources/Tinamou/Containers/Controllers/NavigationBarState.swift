// SPDX-License-Identifier: MIT

/// What a navigation controller knows of its bars.
struct NavigationBarState {
  var isBarHidden = false
  var isToolbarHidden = true
  /// By how much scrolling has made the navigation bar lower, in points.
  var collapsed: CGFloat = 0
}
