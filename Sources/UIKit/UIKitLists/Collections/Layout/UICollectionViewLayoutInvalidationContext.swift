// SPDX-License-Identifier: MIT

/// The invalid parts of a layout.
///
/// Source: Apple, `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the entire layout is invalid, because the data was reloaded or the layout was invalidated as a whole.
  /// The default is `false`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be requested again. The default is `false`.
  open internal(set) var invalidateDataSourceCounts = false
  /// The change of the content offset with the next layout, in points. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size with the next layout, in points. The default is zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The items passed to ``invalidateItems(at:)``. The default is `nil`.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The elements passed to ``invalidateSupplementaryElements(ofKind:at:)``, by kind. The default is `nil`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The elements passed to ``invalidateDecorationElements(ofKind:at:)``, by kind. The default is `nil`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The previous index paths of items that are being moved interactively. It is always `nil`.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The target index paths of items that are being moved interactively. It is always `nil`.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }

  /// The preferred sizes of elements and their positions, for a self-sizing layout.
  var preferences: [PreferredSize] = []

  /// Creates a context that invalidates nothing.
  public override init() { super.init() }

  /// Invalidates the items at `indexPaths`.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Invalidates decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The preferred size of an element.
struct PreferredSize {
  var key: ElementKey
  var size: CGSize
}
