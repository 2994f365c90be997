// SPDX-License-Identifier: MIT

/// An object that can receive and handle events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What the loader of the document that the object comes from has attached to it; `nil` for other objects.
  package var documentAttachment: AnyObject?

  public override init() { super.init() }

  /// Prepares the object after it was loaded from a document and its outlets were connected. Called once. The default
  /// implementation does nothing; overrides call `super`.
  ///
  /// Differs from UIKit: only views and view controllers have it.
  open func awakeFromNib() {}

  /// Prepares the object for display in Interface Builder. Never called. The default implementation does nothing.
  open func prepareForInterfaceBuilder() {}

  /// The next object in the responder chain. Returns `nil` by default.
  open var next: UIResponder? { nil }

  /// Called when touches begin. The default implementation forwards the event to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move. The default implementation forwards the event to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end. The default implementation forwards the event to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system cancels touches. The default implementation forwards the event to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the object can become first responder. Returns `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object is the first responder. Returns `false` by default.
  open var isFirstResponder: Bool { false }
  /// Asks the object to become first responder and returns whether it did. Returns `false` by default.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Asks the object to resign as first responder and returns whether it did. Returns `true` by default.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A touch on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view in which the touch began; `nil` after it was deallocated.
  open internal(set) weak var view: UIView?
  var windowLocation = CGPoint.zero

  public override init() { super.init() }

  /// The current location of the touch, in points, in the coordinates of `view`, or of the window when `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }
}

/// A user interaction, such as a set of touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// All touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  public override init() { super.init() }
}
