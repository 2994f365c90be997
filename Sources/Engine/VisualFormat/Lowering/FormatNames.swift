// SPDX-License-Identifier: MIT

/// The properties of the names in a format that the language needs.
public struct FormatNames: Sendable {
  /// The properties of a view or layout guide.
  public struct View: Hashable, Sendable {
    /// Whether the view has a superview or the guide an owning view, for `|`.
    public var hasSuperview: Bool

    /// Creates the properties of a view.
    public init(hasSuperview: Bool = true) { self.hasSuperview = hasSuperview }
  }

  /// The views by name.
  public var views: [String: View]

  /// The metrics by name, in points.
  public var metrics: [String: Double]

  /// Creates the names of a format.
  public init(views: [String: View], metrics: [String: Double] = [:]) {
    self.views = views
    self.metrics = metrics
  }

  /// Creates names of views that all have a superview.
  public init(views: [String], metrics: [String: Double] = [:]) {
    self.init(views: [:], metrics: metrics)
    for name in views { self.views[name] = View() }
  }
}
