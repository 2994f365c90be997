// SPDX-License-Identifier: MIT

/// A description of a view's content, from which the view is made and brought up to date.
///
/// Source: Apple, `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Source: Apple, `UIContentView`.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show `configuration`; otherwise another view is made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Another configuration of the same type can be shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
