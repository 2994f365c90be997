// SPDX-License-Identifier: MIT

/// A rectangle that the user draws with a pointer. Stored; has no effect: there is no pointer.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private let handler: (UIBandSelectionInteraction) -> Void
  /// Whether a rectangle can be drawn. The default is `true`. Stored; has no effect.
  open var isEnabled = true
  /// The part of the drawing. Always `.possible`.
  open var state: State { .possible }
  /// The rectangle, in points. Always `nil`.
  open var selectionRect: CGRect? { nil }
  /// The pressed keys at the start. Always empty.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Returns whether drawing may begin at a point. The default is `nil`. Stored; has no effect.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  /// Creates an interaction that calls `selectionHandler`.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
  }
  /// The part of a drawing. Raw values are UIKit's.
  public enum State: Int, Sendable { case possible, began, selecting, ended }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
