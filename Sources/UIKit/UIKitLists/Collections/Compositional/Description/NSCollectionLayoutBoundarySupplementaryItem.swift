// SPDX-License-Identifier: MIT

/// A header or footer of a section or of the entire layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the item extends the section. Otherwise it overlaps the content. The default is `true`.
  open var extendsBoundary = true
  /// Whether the item is pinned while its section is visible. The default is `false`.
  open var pinToVisibleBounds = false
  /// The space before a header that extends the section, in points.
  var paddingBefore: CGFloat = 0
  /// The edge or corner of the section at which the item is positioned.
  open private(set) var alignment: NSRectAlignment
  /// The offset from that edge or corner, in points.
  open private(set) var offset: CGPoint

  /// Creates an item at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates an item at an edge or corner, with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
  }
}
