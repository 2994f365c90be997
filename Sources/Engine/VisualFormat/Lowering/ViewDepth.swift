// SPDX-License-Identifier: MIT

/// The depth of a view.
public struct ViewDepth: Hashable, Sendable {
  /// The name of the view.
  public var view: String

  /// The depth: the superview is at 0; greater depths are in front.
  public var depth: Double
}
