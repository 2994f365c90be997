// SPDX-License-Identifier: MIT

/// An object with traits: a screen, a view, a view controller.
///
/// Source: Apple, `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed, with the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

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
