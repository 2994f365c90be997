// SPDX-License-Identifier: MIT

/// The layout direction of an environment, with UIKit's raw values.
///
/// Source: Apple, `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified direction.
  case unspecified = -1
  /// Left to right: the leading edge is the left edge.
  case leftToRight = 0
  /// Right to left: the leading edge is the right edge.
  case rightToLeft = 1
}
