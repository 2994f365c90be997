// SPDX-License-Identifier: MIT

/// The abstract base class of gesture recognizers.
///
/// A test simulates touches with ``ViewInspection/drag(along:)``, ``ViewInspection/pinch(at:from:to:for:)`` and their like, which
/// recognizers interpret, or a gesture by setting ``state``. The targets' methods are called as on a device.
///
/// Source: Apple, `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedValueOwner {
  var responses: [GestureResponse] = []
  // The requirement belongs to no actor; recognizers are used on the main thread.
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
  /// Differs from UIKit: the method itself replaces `#selector(tapped)`, which Swift on Linux refuses in sources that
  /// `tinamou build` has not adapted.
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

  private var storedState = State.possible

  /// The state of the recognizer. Setting it to `began`, `changed` or `ended` calls the targets' methods if the
  /// recognizer is enabled, and so does canceling a gesture that has begun. The default is `.possible`.
  ///
  /// If a recognizer sets it to `began` or `ended` while it handles a touch, the gesture begins only if the delegate and
  /// the view allow it, and after the failure of the gestures that have to fail first. If it may not begin, the state
  /// becomes `failed`.
  open var state: State {
    get { storedState }
    set {
      guard storedState == .possible, let sequence = GestureSequence.current, sequence.includes(self) else {
        return enter(newValue)
      }
      switch newValue {
      case .began, .changed, .ended: sequence.recognize(self, newValue)
      case .failed, .cancelled: sequence.fail(self)
      case .possible: break
      }
    }
  }

  /// Sets the state, and calls the targets' methods.
  func enter(_ new: State) {
    let old = storedState
    storedState = new
    let wasActive = old == .began || old == .changed
    guard isEnabled, new == .began || new == .changed || new == .ended || (new == .cancelled && wasActive) else {
      return
    }
    for response in responses { response.call(self) }
  }

  /// Ends the gesture of a recognizer that has been disabled: one that has begun is canceled, and another one fails.
  private func stop() {
    switch storedState {
    case .began, .changed:
      storedState = .cancelled
      for response in responses { response.call(self) }
    case .possible:
      if let sequence = GestureSequence.current, sequence.includes(self) { sequence.fail(self) }
    default: break
    }
  }

  /// Makes the recognizer ready for the next gesture, without calling any method.
  func prepare() { (storedState, lastLocation) = (.possible, nil) }

  /// The touches that the recognizer interprets, in the order in which they began; empty between touches.
  var activeTouches: [UITouch] = []
  /// The location at which the last touches ended, in the window, in points; `nil` before that, and for a new gesture.
  private var lastLocation: CGPoint?

  /// Ends the interpretation of all touches. The location of the gesture stays.
  func forgetTouches() {
    if let center = Self.center(of: activeTouches) { lastLocation = center }
    activeTouches = []
  }

  /// The point in the middle of some touches, in the window, in points; `nil` without touches.
  static func center(of touches: some Collection<UITouch>) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
  }

  /// The recognizers that have to fail first.
  private(set) var requiredFailures: [RequiredFailure] = []
  /// Whether the recognizer waits for another tap.
  var awaitsMoreTaps: Bool { false }
  /// The time for which the fingers that are on the screen have to rest for the gesture, in seconds; `nil` for another gesture.
  var restingTime: TimeInterval? { nil }
  /// Called when the fingers have rested for ``restingTime``, unless the gesture has failed meanwhile.
  func fingersHaveRested() {}
  /// Whether simulated touches are for the recognizer.
  var interpretsTouches: Bool { !isDrivenByOwner }
  /// Whether the recognizer belongs to a view that is moved in other ways, such as a scroll view.
  var isDrivenByOwner = false

  /// The view to which the recognizer is attached; `nil` for none.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer is enabled. Disabling it cancels a gesture that has begun. The default is `true`.
  open var isEnabled = true { didSet { if oldValue, !isEnabled { stop() } } }
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
  /// The number of touches that the recognizer interprets. The default is 0.
  open var numberOfTouches: Int { activeTouches.count }

  /// The location of the gesture, in points, in the coordinates of `view`: the point in the middle of its touches.
  ///
  /// Differs from UIKit: without touches, this is the center of the recognizer's own view.
  open func location(in view: UIView?) -> CGPoint {
    if let center = Self.center(of: activeTouches) ?? lastLocation { return view?.fromRoot(center) ?? center }
    guard let own = self.view else { return .zero }
    let middle = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return view.map { own.convert(middle, to: $0 as UIView?) } ?? own.toRoot(middle)
  }

  /// Called when a touch begins, before the view gets it. The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch moves. The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch ends. The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch is canceled. The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called after the gesture, before the next one. The default implementation does nothing.
  open func reset() {}
  /// Ignores a touch: it is not among the touches of the gesture any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) { activeTouches.removeAll { $0 === touch } }
  /// Returns whether the gesture prevents another. Returns `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one. Returns `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture has to fail first. Returns `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this gesture has to fail before another. Returns `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// The location of one of the touches, in points, in the coordinates of `view`; that of the gesture if it has fewer touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    activeTouches.indices.contains(touchIndex) ? activeTouches[touchIndex].location(in: view) : location(in: view)
  }
  /// The kinds of touches that are recognized, as raw values of `UITouch.TouchType`. The default is all. Stored; has no effect.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are recognized. The default is none. Stored; has no effect.
  open var allowedPressTypes: [NSNumber] = []
  /// The modifier keys that are pressed. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Makes the recognizer wait for another gesture to fail. The other recognizer is not retained.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.removeAll { $0.recognizer == nil }
    requiredFailures.append(RequiredFailure(recognizer: otherGestureRecognizer))
  }

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
  /// Whether the recognizer receives only touches of the kind of the first one. The default is `true`. Stored; has no effect.
  open var requiresExclusiveTouchType = true
  /// The pressed buttons of a pointer. Always empty.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Returns whether the recognizer receives an event. Returns `true` by default. Differs from UIKit: never called.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Called when buttons are pressed. The default implementation does nothing. Differs from UIKit: never called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses change. The default implementation does nothing. Differs from UIKit: never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons are released. The default implementation does nothing. Differs from UIKit: never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are canceled. The default implementation does nothing. Differs from UIKit: never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when estimated values of touches are known. The default implementation does nothing. Differs from UIKit: never
  /// called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
