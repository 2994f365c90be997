// SPDX-License-Identifier: MIT

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started; it may be paused.
  case active = 1
  /// Stopped, but not yet finished.
  case stopped = 2
}
