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
  static let beginningDistance: CGFloat = 10
  /// The translation that was set, in the coordinates of the window.
  private var movement = CGPoint.zero
  /// The location from which the translation counts, in the window; `nil` without a touch.
  private var origin: CGPoint?

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that are recognized. The default is none. Stored; has no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The translation of the gesture, in points, in the coordinates of `view`: the way of the touch, or without a touch the
  /// value that was last set.
  open func translation(in view: UIView?) -> CGPoint {
    guard let touch = activeTouch, let origin else { return movement }
    guard let view else {
      let location = touch.location(in: nil)
      return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }
    let (start, end) = (view.convert(origin, from: nil), touch.location(in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets the translation of the gesture, in points, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement = translation
    guard let touch = activeTouch, origin != nil else { return }
    let location = touch.location(in: view)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard minimumNumberOfTouches <= 1, let touch = touches.first else {
      state = .failed
      return
    }
    origin = touch.location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    switch state {
    case .possible:
      guard let touch = touches.first, let origin, touch.distance(from: origin) >= Self.beginningDistance else {
        return
      }
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (origin, movement) = (nil, .zero)
  }

  /// The velocity of the gesture, in points per second.
  ///
  /// Differs from UIKit: zero except while `inspection` drags a scroll view, because touches are not timed.
  open func velocity(in view: UIView?) -> CGPoint { simulatedVelocity }

  private var simulatedVelocity = CGPoint.zero

  /// Takes part in a drag that is not made of touches, with a translation in points and a velocity in points per second.
  func simulate(_ state: State, translation: CGSize, velocity: CGSize, in view: UIView) {
    simulatedVelocity = CGPoint(x: velocity.width, y: velocity.height)
    setTranslation(CGPoint(x: translation.width, y: translation.height), in: view)
    if state == .possible { prepare() } else { enter(state) }
  }
}
