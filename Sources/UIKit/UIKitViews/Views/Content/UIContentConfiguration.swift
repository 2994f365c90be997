// SPDX-License-Identifier: MIT

/// A description of a view's content that creates and updates the view.
///
/// Source: Apple, `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view with the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view with a content configuration.
///
/// Source: Apple, `UIContentView`.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view supports `configuration`. Otherwise, a new view is created for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` for a configuration of the same type by default.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
