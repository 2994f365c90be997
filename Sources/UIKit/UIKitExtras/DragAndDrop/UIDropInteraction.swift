// SPDX-License-Identifier: MIT

/// Lets the user drop items on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether several drags may be over the view. The default is `false`. Stored; has no effect.
  open var allowsSimultaneousDropSessions = false

  /// Simulates the user's actions on the interaction, for tests.
  public var inspection: Inspection { Inspection(interaction: self) }

  /// Simulates the user's actions on a drop interaction.
  @MainActor
  public struct Inspection {
    let interaction: UIDropInteraction

    /// Drops items on the view. The drop is performed if the delegate proposes a copy or a move. Returns
    /// the proposed operation.
    @discardableResult
    public func drop(_ items: [UIDragItem]) -> UIDropOperation {
      let session = SimulatedDrag(items: items)
      guard let delegate = interaction.delegate, delegate.dropInteraction(interaction, canHandle: session) else {
        return .cancel
      }
      delegate.dropInteraction(interaction, sessionDidEnter: session)
      let operation = delegate.dropInteraction(interaction, sessionDidUpdate: session).operation
      if operation == .copy || operation == .move {
        delegate.dropInteraction(interaction, performDrop: session)
        delegate.dropInteraction(interaction, concludeDrop: session)
      } else {
        delegate.dropInteraction(interaction, sessionDidExit: session)
      }
      delegate.dropInteraction(interaction, sessionDidEnd: session)
      return operation
    }
  }
}

extension UIDropInteraction: DropTarget {
  package func takesDrop(_ session: SimulatedDrag) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }
  package func dropDidEnter(_ session: SimulatedDrag) { delegate?.dropInteraction(self, sessionDidEnter: session) }
  package func dropProposal(_ session: SimulatedDrag) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }
  package func perform(_ session: SimulatedDrag, _ proposal: UIDropProposal) {
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, concludeDrop: session)
  }
  package func dropDidExit(_ session: SimulatedDrag) { delegate?.dropInteraction(self, sessionDidExit: session) }
  package func dropDidEnd(_ session: SimulatedDrag) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}
