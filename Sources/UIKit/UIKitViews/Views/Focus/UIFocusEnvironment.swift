// SPDX-License-Identifier: MIT

/// A part of the interface that determines where the focus goes.
///
/// Differs from UIKit: nothing has the focus. What is overridden is stored in the program and never asked for.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that get the focus, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus if that was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus. Always `nil`.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that has the focus. Always `nil`.
  open var nextFocusedView: UIView? { nil }
  /// The item that had the focus. Always `nil`.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus. Always `nil`.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The direction of the move. Always empty.
  open var focusHeading: UIFocusHeading { [] }
}

/// The object that animates with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs `animations` at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

extension UIView: UIFocusEnvironment {}

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
