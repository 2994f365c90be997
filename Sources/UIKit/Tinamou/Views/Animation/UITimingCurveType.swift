// SPDX-License-Identifier: MIT

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A built-in curve.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A Bézier curve combined with a spring.
  case composed = 3
}
