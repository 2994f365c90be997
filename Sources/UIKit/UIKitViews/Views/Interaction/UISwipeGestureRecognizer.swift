// SPDX-License-Identifier: MIT

/// A recognizer of swiping gestures.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The allowed directions. The default is `.right`.
  open var direction: Direction = .right
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The distance by which a finger has to move, and the greatest one across, in points.
  private static let (distance, deviation) = (CGFloat(50), CGFloat(50))
  /// The point between the fingers once all have come down, in the window, in points.
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
    if activeTouches.count == numberOfTouchesRequired { start = Self.center(of: activeTouches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let start, let location = Self.center(of: activeTouches) else { return }
    let (x, y) = (location.x - start.x, location.y - start.y)
    let way = max(abs(x), abs(y))
    guard way >= UIPanGestureRecognizer.beginningDistance else { return }
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    if !direction.contains(moved) || min(abs(x), abs(y)) > Self.deviation {
      state = .failed
    } else if way >= Self.distance {
      state = .ended
    }
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  /// A set of swipe directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}
