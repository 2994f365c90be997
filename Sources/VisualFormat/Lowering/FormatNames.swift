// SPDX-License-Identifier: MIT

/// What the names in a format stand for, as far as the language needs to know.
public struct FormatNames: Sendable {
  /// What must be known of a view, or of a layout guide, which counts as one.
  public struct View: Hashable, Sendable {
    /// Whether it has a superview, or an owning view, for `|` to stand for.
    public var hasSuperview: Bool

    /// A view that is in a superview or not.
    public init(hasSuperview: Bool = true) { self.hasSuperview = hasSuperview }
  }

  /// The views by name.
  public var views: [String: View]

  /// The numbers by name, in points.
  public var metrics: [String: Double]

  /// The names of a format.
  public init(views: [String: View], metrics: [String: Double] = [:]) {
    self.views = views
    self.metrics = metrics
  }

  /// Names of views that all are in a superview.
  public init(views: [String], metrics: [String: Double] = [:]) {
    self.init(views: [:], metrics: metrics)
    for name in views { self.views[name] = View() }
  }
}
