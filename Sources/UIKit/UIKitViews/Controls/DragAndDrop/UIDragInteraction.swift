// SPDX-License-Identifier: MIT

/// Lets the user drag items out of a view, with a finger that rests on it first.
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
  /// Keeps the view, and adds the gesture to it.
  open func didMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(gesture.press)
    self.view = view
    view?.addGestureRecognizer(gesture.press)
  }
  private lazy var gesture = ViewDragGesture(of: self)
  /// Whether other gestures may be recognized while the items are lifted. The default is `false`. Stored;
  /// has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the interaction is enabled. The default is ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether interactions are enabled by default: `true` on tablets, `false` on phones.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Simulates the user's actions on the interaction, for tests.
  public var inspection: Inspection { Inspection(interaction: self) }

  /// Simulates the user's actions on a drag interaction.
  @MainActor
  public struct Inspection {
    let interaction: UIDragInteraction

    /// Begins a drag and returns its session; `nil` if the interaction is disabled or the delegate provides no items.
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

/// An object that runs animations together with those of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs `animations` together with those of the drag.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` after the drag's animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
