// SPDX-License-Identifier: MIT

/// Something that lives in an environment described by traits: a screen, a view, a view controller.
///
/// Source: Apple, `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed, with the traits as they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
