// SPDX-License-Identifier: MIT

/// An area that passes the focus on. Nothing has the focus.
///
/// Source: Apple, `UIFocusGuide`.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the area is used. The default is `true`. Stored; has no effect.
  open var isEnabled = true
  /// The environments that get the focus. The default is empty. Stored; has no effect.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
