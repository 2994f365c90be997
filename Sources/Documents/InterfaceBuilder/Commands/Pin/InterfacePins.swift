// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The constraints that the Pin menu adds: spacings, sizes and equalities.
public struct InterfacePins: Hashable, Sendable {
  /// The distances to the neighbors of each view. Empty by default.
  public var spacings: [InterfaceSide: Spacing] = [:]
  /// Whether distances to the superview are measured to its margins. The default is `true`.
  public var constrainedToMargins = true
  /// The width of each view; `nil`, the default, adds none.
  public var width: InterfaceValue?
  /// The height of each view; `nil`, the default, adds none.
  public var height: InterfaceValue?
  /// Whether all views get the width of the first. The default is `false`.
  public var equalWidths = false
  /// Whether all views get the height of the first. The default is `false`.
  public var equalHeights = false
  /// The aspect ratio of each view; `nil`, the default, adds none.
  public var aspectRatio: AspectRatio?
  /// The alignments to add. Empty by default.
  public var alignments: [InterfaceAlignment] = []

  /// Creates pins that add nothing.
  public init() {}

  /// A distance to a neighbor.
  public struct Spacing: Hashable, Sendable {
    /// The distance.
    public var value: InterfaceValue
    /// The sibling, superview or guide to measure to, by identifier or name; `nil` for the nearest neighbor.
    public var neighbor: String?

    /// Creates a distance to `neighbor`. The default is the nearest neighbor.
    public init(_ value: InterfaceValue, to neighbor: String? = nil) {
      self.value = value
      self.neighbor = neighbor
    }
  }

  /// A ratio of width to height.
  public enum AspectRatio: Hashable, Sendable {
    /// The current ratio on the canvas.
    case canvas
    /// A given ratio.
    case ratio(Int, Int)
  }

  /// Whether there is nothing to add.
  var isEmpty: Bool {
    spacings.isEmpty && width == nil && height == nil && !equalWidths && !equalHeights && aspectRatio == nil
      && alignments.isEmpty
  }
}
