// SPDX-License-Identifier: MIT

/// The content of a pair of square brackets: one view, or several with the same neighbors, `[a, b]`.
public struct ViewGroup: Hashable, Sendable {
  /// The views, at least one.
  public var views: [ViewNode]

  /// The source range, including the brackets.
  public var range: SourceRange
}
