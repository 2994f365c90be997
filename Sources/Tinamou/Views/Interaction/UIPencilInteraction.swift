// SPDX-License-Identifier: MIT

/// Double taps on a pencil. There are none.
///
/// Source: Apple, `UIPencilInteraction`.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public override init() { super.init() }
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the interaction is enabled. The default is `true`.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that respond to a pencil. Differs from UIKit: they are never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil was tapped twice. Differs from UIKit: never called.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// The default implementation does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
