// SPDX-License-Identifier: MIT

/// The state of a navigation controller's bars.
struct NavigationBarState {
  var isBarHidden = false
  var isToolbarHidden = true
  /// The height by which scrolling has collapsed the navigation bar, in points.
  var collapsed: CGFloat = 0
}
