// SPDX-License-Identifier: MIT

/// A content size that replaces the one that a view measures, in points.
public struct DescribedContentSize: Sendable, Hashable {
  /// The width; `nil` for the view's own, -1 for none.
  public var width: Double?
  /// The height; `nil` for the view's own, -1 for none.
  public var height: Double?
}
