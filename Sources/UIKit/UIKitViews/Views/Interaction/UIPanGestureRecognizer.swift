// SPDX-License-Identifier: MIT

/// Kinds of scrolling. Raw values are UIKit's.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By the wheel of a mouse.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// By a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer of panning gestures.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance by which a finger has to move before the gesture begins, in points.
  package static let beginningDistance: CGFloat = 10
  /// The translation that was set, in the coordinates of the window.
  private var movement = CGPoint.zero
  /// The location from which the translation counts, in the window; `nil` before enough fingers have come down.
  private var origin: CGPoint?
  /// The point between the fingers at the last event, in the window.
  private var center = CGPoint.zero
  /// The movement of the point between the fingers.
  private var motion = TouchMotion()

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that are recognized. The default is none. Stored; has no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The translation of the gesture, in points, in the coordinates of `view`: the way of the point between the fingers, or
  /// without a touch the value that was last set.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return movement }
    let (start, end) = (Self.convert(origin, to: view), Self.convert(center, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets the translation of the gesture, in points, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement = translation
    guard origin != nil else { return }
    let location = Self.convert(center, to: view)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    origin = view?.toRoot(start) ?? start
  }

  /// The velocity of the gesture, in points per second, in the coordinates of `view`: that of the last movement of the fingers
  /// that took time on the animation clock; see ``ViewInspection/drag(along:for:)``.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = motion.velocity
    if velocity == .zero { return simulatedVelocity }
    guard let view else { return velocity }
    let (start, end) = (view.fromRoot(.zero), view.fromRoot(velocity))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private static func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.fromRoot(point) ?? point
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if activeTouches.count > maximumNumberOfTouches {
      tooMany(touches, event)
      return
    }
    count(activeTouches, at: event.timestamp)
  }

  private func tooMany(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard state != .possible else {
      state = .failed
      return
    }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Goes on with other fingers. The translation does not change.
  private func count(_ touches: [UITouch], at time: TimeInterval) {
    guard let new = Self.center(of: touches) else { return }
    if let origin {
      self.origin = CGPoint(x: origin.x + new.x - center.x, y: origin.y + new.y - center.y)
    } else if touches.count >= minimumNumberOfTouches {
      origin = new
    }
    center = new
    motion.start(at: new, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let origin, let new = Self.center(of: activeTouches) else { return }
    center = new
    motion.move(to: new, event.timestamp)
    switch state {
    case .possible:
      let distance = CGSize(width: new.x - origin.x, height: new.y - origin.y)
      if hypot(distance.width, distance.height) >= Self.beginningDistance, mayBegin(moving: distance) { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Returns whether the gesture may begin with a movement, in points in the window. Otherwise, it may begin with a later one. Returns
  /// `true` by default.
  func mayBegin(moving distance: CGSize) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let others = activeTouches.filter { !touches.contains($0) }
    let isActive = state == .began || state == .changed
    if others.isEmpty {
      motion.end(event.timestamp)
      state = isActive ? .ended : .failed
    } else {
      if !isActive, others.count < minimumNumberOfTouches { origin = nil }
      count(others, at: event.timestamp)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (origin, movement, motion) = (nil, .zero, TouchMotion())
  }

  /// The velocity of a drag that is not made of touches, in points per second.
  private var simulatedVelocity = CGPoint.zero

  /// Takes part in a drag that is not made of touches, with a translation in points and a velocity in points per second.
  func simulate(_ state: State, translation: CGSize, velocity: CGSize, in view: UIView) {
    simulatedVelocity = CGPoint(x: velocity.width, y: velocity.height)
    setTranslation(CGPoint(x: translation.width, y: translation.height), in: view)
    if state == .possible { prepare() } else { enter(state) }
  }
}
