// SPDX-License-Identifier: MIT

/// Something of the application that is on a screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What the scene says above itself. Kept only.
  open var title: String! = ""
}
