// SPDX-License-Identifier: MIT

/// Something that fingers may do on a view, and what is done about it.
///
/// Differs from UIKit: touches are not recognised here. A test says what happened by setting ``state``, and the targets'
/// methods are called as they would be on a device.
///
/// Source: Apple, `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  fileprivate var responses: [GestureResponse] = []

  public override init() { super.init() }

  /// A recognizer that calls a method of `target`, which is not kept alive:
  /// `UITapGestureRecognizer(target: self, action: FormController.tapped)`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given in the place of `#selector(tapped)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recognizer that calls a method of `target` that takes the recognizer.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// How far the gesture is. Setting one of `began`, `changed`, `ended` calls the targets' methods.
  open var state: State = .possible {
    didSet {
      guard isEnabled, state == .began || state == .changed || state == .ended else { return }
      for response in responses { response.call(self) }
    }
  }

  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether anything is recognised.
  open var isEnabled = true
  /// Who has a say in what is recognised.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view is told that its touches are cancelled once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view gets to know of touches only when this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view gets to know of the end of touches only when this gesture has failed.
  open var delaysTouchesEnded = true
  /// A name for finding the recognizer again.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }

  /// Where the fingers are, in points, in the coordinates of `view`.
  ///
  /// Differs from UIKit: without touches this is the middle of the recognizer's own view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Waits for another gesture to fail. Nothing is recognised by itself here, so this has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

extension UIGestureRecognizer {
  /// Calls a method of `target`, which is not kept alive, at each change of ``state`` that counts.
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

  /// Calls a method of `target` that takes the recognizer.
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

  /// No longer calls methods of `target`, or of anybody when it is nil.
  ///
  /// Differs from UIKit: methods cannot be compared, so all of the target's are meant.
  public func removeTarget(_ target: AnyObject?) {
    responses.removeAll { target == nil || $0.target.object === target }
  }
}

/// Whose method is called when a gesture is recognised.
@MainActor
private struct GestureResponse {
  let target: TargetReference
  let call: @MainActor (UIGestureRecognizer) -> Void

  init(target: TargetReference, call: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.target = target
    self.call = call
  }
}
