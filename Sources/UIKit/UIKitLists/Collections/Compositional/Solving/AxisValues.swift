// SPDX-License-Identifier: MIT

/// A size along and across a row or column, in points.
struct AxisSize: Equatable {
  var main: CGFloat
  var cross: CGFloat

  init(_ size: CGSize, _ axis: NSLayoutConstraint.Axis) {
    main = axis == .horizontal ? size.width : size.height
    cross = axis == .horizontal ? size.height : size.width
  }

  func size(_ axis: NSLayoutConstraint.Axis) -> CGSize {
    axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  /// Returns the dimension across a row or column.
  @MainActor
  static func cross(of size: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? size.heightDimension : size.widthDimension
  }
}

/// Whether the sizes along and across a row or column are estimated.
@MainActor
struct AxisEstimates {
  var main: Bool
  var cross: Bool

  init(_ size: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis) {
    let (width, height) = (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
    main = axis == .horizontal ? width : height
    cross = axis == .horizontal ? height : width
  }
}

/// The spacing around an item, along and across its row or column.
struct AxisEdges {
  /// The spacing at one edge, in points.
  struct Edge {
    var spacing: CGFloat = 0
    var isFlexible = false
  }

  var before = Edge()
  var after = Edge()
  var above = Edge()
  var below = Edge()

  @MainActor
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: NSLayoutConstraint.Axis) {
    guard let spacing else { return }
    func edge(_ spacing: NSCollectionLayoutSpacing?) -> Edge {
      Edge(spacing: spacing?.spacing.clampedToListDistance ?? 0, isFlexible: spacing?.isFlexible ?? false)
    }
    let isRow = axis == .horizontal
    before = edge(isRow ? spacing.leading : spacing.top)
    after = edge(isRow ? spacing.trailing : spacing.bottom)
    above = edge(isRow ? spacing.top : spacing.leading)
    below = edge(isRow ? spacing.bottom : spacing.trailing)
  }

  /// The number of flexible edges along the row; ``flexibleAcross`` is the number across it.
  var flexibleAlong: Int { (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0) }
  var flexibleAcross: Int { (above.isFlexible ? 1 : 0) + (below.isFlexible ? 1 : 0) }
}
