// SPDX-License-Identifier: MIT

import LayoutModel

/// The attributes that a chain connects along one axis, in the direction of the chain.
struct ChainEdges: Hashable {
  /// The axis of the chain.
  let axis: LayoutAxis
  /// The edge at which the chain enters each view.
  let near: LayoutAttribute
  /// The edge at which the chain leaves each view.
  let far: LayoutAttribute
  /// Whether the chain runs against the coordinates, so that constants are negated.
  let isReversed: Bool
  /// Whether gaps between views are measured between baselines.
  let isBetweenBaselines: Bool

  /// The dimension along the chain.
  var size: LayoutAttribute { axis.size }

  /// The edges for each axis of a statement's chain.
  static func all(of orientation: FormatStatement.Orientation, options: FormatOptions) -> [ChainEdges] {
    switch orientation {
    case .horizontal: [horizontal(options)]
    case .vertical: [vertical(options)]
    case .both: [horizontal(options), vertical(options)]
    case .depth: []
    }
  }

  private static func horizontal(_ options: FormatOptions) -> ChainEdges {
    let edges: (near: LayoutAttribute, far: LayoutAttribute)
    if options.contains(.directionRightToLeft) {
      edges = (.right, .left)
    } else if options.contains(.directionLeftToRight) {
      edges = (.left, .right)
    } else {
      edges = (.leading, .trailing)
    }
    return ChainEdges(
      axis: .horizontal, near: edges.near, far: edges.far, isReversed: edges.near == .right, isBetweenBaselines: false)
  }

  private static func vertical(_ options: FormatOptions) -> ChainEdges {
    ChainEdges(
      axis: .vertical, near: .top, far: .bottom, isReversed: false,
      isBetweenBaselines: options.contains(.spacingBaselineToBaseline))
  }
}
