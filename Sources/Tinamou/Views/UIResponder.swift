// SPDX-License-Identifier: MIT

/// An object that can take part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What the outlets of the object lead to in the document it was made from; nil without outlets.
  package var nibOutlets: NibOutlets?

  public override init() { super.init() }

  /// Called once on an object that was made from a document, after its outlets have been connected. Call super.
  ///
  /// Differs from UIKit: only views and controllers have it.
  open func awakeFromNib() {}

  /// Called in the place of the program's own preparations when the object is shown on a canvas. Never called here.
  open func prepareForInterfaceBuilder() {}

  /// The object that handles what this one does not.
  open var next: UIResponder? { nil }

  /// Called when fingers come down; passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when fingers move; passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when fingers are lifted; passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system takes touches away; passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether it can be what is typed into.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is what is typed into.
  open var isFirstResponder: Bool { false }
  /// Gives up being what is typed into; says whether it did.
  /// Asks to be what is typed into; says whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view the touch began in.
  open internal(set) weak var view: UIView?
  var windowLocation = CGPoint.zero

  public override init() { super.init() }

  /// Where the finger is, in points, in the coordinates of `view` or of the window when it is nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }
}

/// Something that happened, such as touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  public override init() { super.init() }
}
