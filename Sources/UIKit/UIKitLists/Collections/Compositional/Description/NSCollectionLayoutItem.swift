// SPDX-License-Identifier: MIT

/// The basic component of a compositional layout: the size and spacing of one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item in its container.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary items of the item, such as a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell in the item's frame, in points. They do not apply on an estimated axis. The default is
  /// zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item. The default is `nil`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of the given size with supplementary items.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// The content insets without those on estimated axes.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
