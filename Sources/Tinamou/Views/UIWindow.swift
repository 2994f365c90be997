// SPDX-License-Identifier: MIT

/// The root of a tree of views that is on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Shows the window and lays out what is in it.
  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }
}
