// SPDX-License-Identifier: MIT

/// A text view whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The object that customizes drags.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags the text.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged. Always `false`, because touches do not begin a drag.
  var isTextDragActive: Bool { get }
  /// Options of drags.
  var textDragOptions: UITextDragOptions { get set }
}

/// Options of drags of text.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shows previews in the color of the text alone.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// The methods that customize drags of text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns the items to drag; those that the view suggests by default.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  )
    -> [UIDragItem]
  /// Called before a drag begins. The default implementation does nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended. The default implementation does nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Returns the items that the view suggests.
  @_disfavoredOverload public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Does nothing.
  @_disfavoredOverload public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// A request for the items of a drag of text.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range that is dragged.
  var dragRange: UITextRange { get }
  /// The items that the view suggests.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the range is the selection.
  var isSelected: Bool { get }
  /// The session.
  var dragSession: any UIDragSession { get }
}

/// Drags the selected text of a view.
final class SelectedTextDrag: NSObject, UIDragInteractionDelegate {
  private weak var view: (any UIView & UITextDraggable)?

  /// Creates a source of items for a view.
  init(of view: any UIView & UITextDraggable) { self.view = view }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, let range = view.selectedTextRange, !range.isEmpty, let text = view.text(in: range) else {
      return []
    }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    guard let delegate = view.textDragDelegate else { return [item] }
    return delegate.textDraggableView(
      view, itemsForDrag: Request(dragRange: range, suggestedItems: [item], dragSession: session))
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let view else { return }
    view.textDragDelegate?.textDraggableView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard let view else { return }
    view.textDragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
  }

  private final class Request: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let isSelected = true
    let dragSession: any UIDragSession

    init(dragRange: UITextRange, suggestedItems: [UIDragItem], dragSession: any UIDragSession) {
      self.dragRange = dragRange
      self.suggestedItems = suggestedItems
      self.existingItems = dragSession.items
      self.dragSession = dragSession
    }
  }
}

/// The state of a text view for drags of its text.
struct TextDragState {
  weak var delegate: (any UITextDragDelegate)?
  var options: UITextDragOptions = []
  var source: SelectedTextDrag?
  var interaction: UIDragInteraction?
}
