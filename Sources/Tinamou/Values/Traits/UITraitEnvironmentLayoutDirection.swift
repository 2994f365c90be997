// SPDX-License-Identifier: MIT

/// The direction that an environment lays its content out in, with UIKit's raw values.
///
/// Source: Apple, `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said of the direction.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
