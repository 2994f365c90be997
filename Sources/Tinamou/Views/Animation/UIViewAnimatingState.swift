// SPDX-License-Identifier: MIT

/// Whether an animation has begun.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not yet, or it is over.
  case inactive = 0
  /// It has begun, though it may stand still.
  case active = 1
  /// It was stopped and not yet finished.
  case stopped = 2
}
