// SPDX-License-Identifier: MIT

/// One priority for each axis.
public struct DescribedPriorities: Sendable, Hashable {
  /// The priority along the horizontal axis.
  public var horizontal: Float
  /// The priority along the vertical axis.
  public var vertical: Float
}
