// SPDX-License-Identifier: MIT

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Somewhere on the way.
  case current = 2
}
