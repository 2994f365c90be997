// SPDX-License-Identifier: MIT

/// Lets the user drag items out of a view. Nothing is dragged on the screen; ``inspection`` asks the delegate.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether other gestures may be recognized during the drag's press. The default is `false`. Stored; has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the interaction is enabled. By default on tablets only.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether interactions are enabled by default: on tablets.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// What the user does with the interaction, for tests.
  public var inspection: Inspection { Inspection(interaction: self) }

  /// What the user does with a drag interaction.
  @MainActor
  public struct Inspection {
    let interaction: UIDragInteraction

    /// Begins to drag and returns the session; `nil` if the interaction is disabled or the delegate has no items.
    public func beginDrag() -> (any UIDragSession)? {
      guard interaction.isEnabled, let delegate = interaction.delegate else { return nil }
      let session = SimulatedDrag(items: [])
      session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
      guard !session.items.isEmpty else { return nil }
      delegate.dragInteraction(interaction, sessionWillBegin: session)
      return session
    }

    /// Ends a drag with an operation.
    public func end(_ session: any UIDragSession, with operation: UIDropOperation) {
      interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
      interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    }
  }
}

/// The object that animates with a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs `animations` with the drag's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` after the drag's animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
