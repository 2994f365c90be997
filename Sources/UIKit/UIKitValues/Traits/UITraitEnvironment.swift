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
