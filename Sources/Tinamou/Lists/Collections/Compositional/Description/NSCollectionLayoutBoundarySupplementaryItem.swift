// SPDX-License-Identifier: MIT

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section becomes longer by the item; otherwise the item lies over the content.
  open var extendsBoundary = true
  /// Whether the item stays in sight for as long as its section is.
  open var pinToVisibleBounds = false
  /// Room before a header that makes the section longer, in points.
  var paddingBefore: CGFloat = 0
  /// The side or corner of the section that the item lies at.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint

  /// An item at a side or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// An item at a side or corner, moved by a number of points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
  }
}
