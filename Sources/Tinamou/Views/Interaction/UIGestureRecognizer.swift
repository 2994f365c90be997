// SPDX-License-Identifier: MIT

/// The abstract base class of gesture recognizers.
///
/// Differs from UIKit: touches are not interpreted. A test simulates a gesture by setting ``state``, and the targets'
/// methods are called as on a device.
///
/// Source: Apple, `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedValueOwner {
  var responses: [GestureResponse] = []
  nonisolated(unsafe) package var associatedValues: AssociatedValues?

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a method of `target`, which is not retained: `UITapGestureRecognizer(target: self, action:
  /// #selector(tapped))`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method of `target`, which is not retained. It is called when ``state`` becomes `began`, `changed` or `ended`.
  open func addTarget(_ target: Any, action: Selector) {
    guard !responses.contains(where: { $0.action == action && $0.target.refers(to: target) }) else { return }
    responses.append(GestureResponse(target: TargetReference(target: target), action: action))
  }

  /// Removes a method of `target`. `nil` stands for any target or method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    responses.removeAll { response in
      (target.map(response.target.refers(to:)) ?? true) && (action == nil || response.action == action)
    }
  }

  /// Creates a recognizer that calls a method of `target`, which is not retained: `UITapGestureRecognizer(target: self,
  /// action: FormController.tapped)`.
  ///
  /// Differs from UIKit: the method itself replaces `#selector(tapped)`, which Swift on Linux refuses in sources that `tinamou` has
  /// not rewritten.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of `target` with the recognizer as its argument.
  ///
  /// Differs from UIKit: the method itself is given, not a selector.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// The state of the recognizer. Setting it to `began`, `changed` or `ended` calls the targets' methods if the
  /// recognizer is enabled. The default is `.possible`.
  open var state: State = .possible {
    didSet {
      guard isEnabled, state == .began || state == .changed || state == .ended else { return }
      for response in responses { response.call(self) }
    }
  }

  /// The view to which the recognizer is attached; `nil` for none.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer is enabled. The default is `true`.
  open var isEnabled = true
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's touches are canceled when the gesture is recognized. The default is `true`.
  open var cancelsTouchesInView = true
  /// Whether the view receives the beginning of touches only after this gesture has failed. The default is `false`.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after this gesture has failed. The default is `true`.
  open var delaysTouchesEnded = true
  /// A name that identifies the recognizer. The default is `nil`.
  open var name: String?
  /// The number of touches. Returns 0 by default.
  open var numberOfTouches: Int { 0 }

  /// The location of the gesture, in points, in the coordinates of `view`.
  ///
  /// Differs from UIKit: without touches, this is the center of the recognizer's own view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Called when touches begin, for subclasses that interpret them. The default implementation does nothing. Differs
  /// from UIKit: never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. The default implementation does nothing. Differs from UIKit: never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. The default implementation does nothing. Differs from UIKit: never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are canceled. The default implementation does nothing. Differs from UIKit: never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called after the gesture, before the next one. The default implementation does nothing. Differs from UIKit: never
  /// called.
  open func reset() {}
  /// Ignores a touch. Does nothing.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Returns whether the gesture prevents another. Returns `true` by default. Differs from UIKit: never called.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one. Returns `true` by default. Differs from UIKit: never called.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture has to fail first. Returns `false` by default. Differs from UIKit: never called.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this gesture has to fail before another. Returns `false` by default. Differs from UIKit: never
  /// called.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// The location of one of the touches, in points, in the coordinates of `view`: that of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// The kinds of touches that are recognized, as raw values of `UITouch.TouchType`. The default is all. Stored; has no effect.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are recognized. The default is none. Stored; has no effect.
  open var allowedPressTypes: [NSNumber] = []
  /// The modifier keys that are pressed. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Makes the recognizer wait for another gesture to fail. Does nothing, because gestures are not recognized from
  /// touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Adds a method of `target`, which is not retained, that is called when ``state`` becomes `began`, `changed` or
  /// `ended`.
  ///
  /// Differs from UIKit: the method itself is given, not a selector.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    let reference = TargetReference(target)
    responses.append(
      GestureResponse(target: reference) { _ in
        guard let target = reference.object as? Target else { return }
        action(target)()
      })
  }

  /// Adds a method of `target` that is called with the recognizer as its argument.
  ///
  /// Differs from UIKit: the method itself is given, not a selector.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    let reference = TargetReference(target)
    responses.append(
      GestureResponse(target: reference) { recognizer in
        guard let target = reference.object as? Target, let sender = recognizer as? Sender else { return }
        action(target)(sender)
      })
  }

  /// Removes the methods of `target`, or of all targets if it is `nil`.
  ///
  /// Differs from UIKit: methods cannot be compared, so all methods of the target are removed.
  open func removeTarget(_ target: AnyObject?) {
    responses.removeAll { target == nil || $0.target.object === target }
  }
}
