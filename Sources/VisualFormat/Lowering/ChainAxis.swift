// SPDX-License-Identifier: MIT

import LayoutModel

/// The attributes that a chain speaks of, in its direction and in the direction of reading.
struct ChainAxis: Hashable {
  let isHorizontal: Bool
  /// The edge of each view that the chain comes to first.
  let near: LayoutAttribute
  /// The edge it comes to last.
  let far: LayoutAttribute
  /// The size along the chain.
  let size: LayoutAttribute
  /// Whether the chain runs against the coordinates, so that constants count the other way.
  let isReversed: Bool
  /// Whether gaps between views run from baseline to baseline.
  let isBetweenBaselines: Bool

  /// The axes that a statement's chain runs along.
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
