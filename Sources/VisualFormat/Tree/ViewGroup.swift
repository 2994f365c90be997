// SPDX-License-Identifier: MIT

/// What stands in one pair of square brackets: a view, or several that all relate to the same neighbours, `[a, b]`.
public struct ViewGroup: Hashable, Sendable {
  /// At least one view.
  public var views: [ViewNode]

  /// The brackets and all between them.
  public var range: SourceRange
}
