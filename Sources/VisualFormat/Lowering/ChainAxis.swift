// SPDX-License-Identifier: MIT

import LayoutModel

/// The attributes used in a chain, by its axis and layout direction.
struct ChainAxis: Hashable {
  let isHorizontal: Bool
  /// The edge at which the chain enters each view.
  let near: LayoutAttribute
  /// The edge at which the chain leaves each view.
  let far: LayoutAttribute
  /// The dimension along the chain.
  let size: LayoutAttribute
  /// Whether the chain runs against the coordinates, so that constants are negated.
  let isReversed: Bool
  /// Whether gaps between views are measured between baselines.
  let isBetweenBaselines: Bool

  /// The axes of a statement's chain.
  static func axes(of orientation: FormatStatement.Orientation, options: FormatOptions) -> [ChainAxis] {
    switch orientation {
    case .horizontal: [horizontal(options)]
    case .vertical: [vertical(options)]
    case .both: [horizontal(options), vertical(options)]
    case .depth: []
    }
  }

  private static func horizontal(_ options: FormatOptions) -> ChainAxis {
    let edges: (near: LayoutAttribute, far: LayoutAttribute)
    if options.contains(.directionRightToLeft) {
      edges = (.right, .left)
    } else if options.contains(.directionLeftToRight) {
      edges = (.left, .right)
    } else {
      edges = (.leading, .trailing)
    }
    return ChainAxis(
      isHorizontal: true, near: edges.near, far: edges.far, size: .width,
      isReversed: edges.near == .right, isBetweenBaselines: false)
  }

  private static func vertical(_ options: FormatOptions) -> ChainAxis {
    ChainAxis(
      isHorizontal: false, near: .top, far: .bottom, size: .height, isReversed: false,
      isBetweenBaselines: options.contains(.spacingBaselineToBaseline))
  }
}
