// SPDX-License-Identifier: MIT

/// Writing with a pencil in a text. Stored; has no effect: there is no pencil.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Creates an interaction.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Whether the user writes now. Always `false`.
  open var isHandlingWriting: Bool { false }
  /// Whether a pencil may be used. Always `false`.
  open class var isPencilInputExpected: Bool { false }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that respond to writing with a pencil. Differs from UIKit: they are never called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether writing may begin at a point.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether the text becomes first responder later.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called before writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called after writing has ended.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true` by default.
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  /// Returns `false` by default.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// The default implementation does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// The default implementation does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
