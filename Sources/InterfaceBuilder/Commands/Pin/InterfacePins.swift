// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// What the Pin menu is to add: spacings, sizes and what views are to have in common.
public struct InterfacePins: Hashable, Sendable {
  /// The distances to what is beside each view.
  public var spacings: [InterfaceSide: Spacing] = [:]
  /// Whether distances to the superview are measured to its margins.
  public var constrainedToMargins = true
  /// The width of each view.
  public var width: InterfaceValue?
  /// The height of each view.
  public var height: InterfaceValue?
  /// Whether all are as wide as the first.
  public var equalWidths = false
  /// Whether all are as high as the first.
  public var equalHeights = false
  /// The ratio of each view's width to its height.
  public var aspectRatio: AspectRatio?
  /// What is aligned besides.
  public var alignments: [InterfaceAlignment] = []

  /// Nothing yet.
  public init() {}

  /// A distance, and what to measure it to.
  public struct Spacing: Hashable, Sendable {
    /// How far.
    public var value: InterfaceValue
    /// The sibling, the superview or the guide to measure to, by identifier or name; nil for the nearest.
    public var neighbour: String?

    /// The distance `value` to `neighbour`, or to the nearest.
    public init(_ value: InterfaceValue, to neighbour: String? = nil) {
      self.value = value
      self.neighbour = neighbour
    }
  }

  /// A ratio of width to height.
  public enum AspectRatio: Hashable, Sendable {
    /// The one that the canvas shows.
    case canvas
    /// The ratio given.
    case ratio(Int, Int)
  }

  /// Whether nothing is asked for.
  var isEmpty: Bool {
    spacings.isEmpty && width == nil && height == nil && !equalWidths && !equalHeights && aspectRatio == nil
      && alignments.isEmpty
  }
}
