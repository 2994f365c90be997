// SPDX-License-Identifier: MIT

/// The smallest part of a compositional layout: the place of one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size, in the container.
  public let layoutSize: NSCollectionLayoutSize
  /// What is attached to the item, such as a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// The room within the item's own place around its cell, in points. It does not count on an estimated axis.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the item, which keeps others away.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with others attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// The content insets, without those on estimated axes.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
