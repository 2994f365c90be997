// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended, or a discrete gesture such as a tap has been recognized.
    case ended = 3
    /// The gesture was canceled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// An alias of ``ended``, for discrete gestures.
    public static var recognized: State { .ended }
  }
}
