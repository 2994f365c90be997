// SPDX-License-Identifier: MIT

/// The activation of a view while something is dragged above it. Stored; has no effect: tests call the handler.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// Creates an interaction that calls `activationHandler`.
  public init(activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) {
    handler = activationHandler
    super.init()
  }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The state of an activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The part of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it.
  var targetView: UIView? { get set }
  /// The item that is activated.
  var targetItem: Any? { get set }
  /// The location of the drag in the coordinates of `view`, in points.
  func location(in view: UIView?) -> CGPoint
}

/// The part of an activation. Raw values are UIKit's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }

/// An object that can be activated while something is dragged above it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the object is activated.
  var isSpringLoaded: Bool { get set }
}
