// SPDX-License-Identifier: MIT

/// The abstract base class of gesture recognizers.
///
/// Differs from UIKit: touches are not interpreted. A test simulates a gesture by setting ``state``, and the targets'
/// methods are called as on a device.
///
/// Source: Apple, `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  fileprivate var responses: [GestureResponse] = []

  public override init() { super.init() }

  /// Creates a recognizer that calls a method of `target`, which is not retained: `UITapGestureRecognizer(target: self,
  /// action: FormController.tapped)`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself replaces `#selector(tapped)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of `target` with the recognizer as its argument.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given.
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

  /// Makes the recognizer wait for another gesture to fail. Does nothing, because gestures are not recognized from
  /// touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

extension UIGestureRecognizer {
  /// Adds a method of `target`, which is not retained, that is called when ``state`` becomes `began`, `changed` or
  /// `ended`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given.
  public func addTarget<Target: AnyObject>(
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
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given.
  public func addTarget<Target: AnyObject, Sender>(
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
  public func removeTarget(_ target: AnyObject?) {
    responses.removeAll { target == nil || $0.target.object === target }
  }
}

/// A target and its method.
@MainActor
private struct GestureResponse {
  let target: TargetReference
  let call: @MainActor (UIGestureRecognizer) -> Void

  init(target: TargetReference, call: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.target = target
    self.call = call
  }
}
