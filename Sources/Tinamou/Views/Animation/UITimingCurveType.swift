// SPDX-License-Identifier: MIT

/// Which kind of pace a property animator has.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A Bézier curve and a spring.
  case composed = 3
}
