// SPDX-License-Identifier: MIT

/// Enlarges views on a long press at accessibility text sizes. Has no effect: nothing is shown.
///
/// Source: Apple, `UILargeContentViewerInteraction`.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// The delegate. Stored; has no effect.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether views are shown enlarged. Always `false`.
  open class var isEnabled: Bool { false }
}

/// The methods that respond when views are shown enlarged. None is called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
