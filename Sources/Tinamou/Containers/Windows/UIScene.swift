// SPDX-License-Identifier: MIT

/// An instance of the application's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The title of the scene. The default is an empty string. Stored; has no effect.
  open var title: String! = ""
}
