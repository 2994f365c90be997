// SPDX-License-Identifier: MIT

/// The gestures that select and edit a text. Stored; has no effect: no gestures are added.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the text can be edited.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text. The default is `nil`. Stored; has no effect.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The gestures. Always empty.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// Creates an interaction.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Whether a text can be edited. Raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// The methods that respond to gestures in a text. Differs from UIKit: they are never called.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin at a point.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a gesture begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after a gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns `true` by default.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// The default implementation does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// The default implementation does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
