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
  private var movement = CGPoint.zero

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that are recognized. The default is none. Stored; has no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The translation of the gesture, in points, in the coordinates of `view`: the value that was last set.
  open func translation(in view: UIView?) -> CGPoint { movement }
  /// Sets the translation of the gesture, in points, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }
  /// The velocity of the gesture, in points per second.
  ///
  /// Differs from UIKit: always zero, because there are no timed touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
