// SPDX-License-Identifier: MIT

/// A recognizer of swiping gestures.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The allowed directions. The default is `.right`.
  open var direction: Direction = .right
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

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
