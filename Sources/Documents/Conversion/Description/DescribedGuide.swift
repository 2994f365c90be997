// SPDX-License-Identifier: MIT

/// A layout guide that the system did not make.
public struct DescribedGuide: Sendable, Equatable {
  /// The name, unique among views and guides, and an identifier of Swift.
  public var name: String
  /// The index of the owning view.
  public var owner: Int
  /// The guide's identifier; empty if it has none.
  public var identifier: String
}
