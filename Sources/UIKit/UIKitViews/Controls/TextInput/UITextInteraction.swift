// SPDX-License-Identifier: MIT

/// The gestures that select and edit a text: a tap begins editing and places the cursor, a second one selects a word, a third one a
/// paragraph; a finger that rests moves the cursor, or selects words in a text that cannot be edited; and a finger drags the ends of the
/// selection. They show the menu for editing.
///
/// Fields and text views have one. An app adds one to a view of its own that is a text input object.
///
/// Source: Apple, `UITextInteraction`.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the text can be edited.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text. The default is `nil`, for the view of the interaction.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The gestures.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.all }
  private lazy var gestures = TextGestures(self)
  private(set) lazy var menu = TextEditMenu(self)

  /// Creates an interaction.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// Creates the interaction of a field or a text view.
  convenience init(editing text: any UIResponder & UITextInput) {
    self.init(for: .editable)
    textInput = text
  }

  /// Removes the gestures from the view that the interaction leaves.
  open func willMove(to view: UIView?) {
    menu.dismiss()
    for recognizer in gestures.all { recognizer.view?.removeGestureRecognizer(recognizer) }
    self.view?.removeInteraction(menu.interaction)
  }

  /// Adds the gestures to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in gestures.all { view.addGestureRecognizer(recognizer) }
    view.addInteraction(menu.interaction)
  }

  /// The text input object.
  var input: (any UIResponder & UITextInput)? { textInput ?? view as? any UIResponder & UITextInput }

  /// Whether a tap begins editing.
  var isEditable: Bool {
    switch input {
    case let text as UITextView: text.isEditable
    case let field as UITextField: field.isEnabled
    default: textInteractionMode == .editable
    }
  }

  /// Whether the text can be selected.
  var isSelectable: Bool { (input as? UITextView)?.isSelectable ?? true }
}

/// Whether a text can be edited. Raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// The methods that respond to gestures in a text.
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
