// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It may yet be this gesture.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is complete; what a tap is when it is recognised.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5

    /// The same as ``ended``.
    public static var recognized: State { .ended }
  }
}
