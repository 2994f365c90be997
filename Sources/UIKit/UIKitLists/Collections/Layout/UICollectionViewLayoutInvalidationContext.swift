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
  /// The previous index paths of items that are being moved interactively; `nil` without a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of items that are being moved interactively; `nil` without a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the item that is being moved, in the collection view.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The preferred sizes of elements and their positions, for a self-sizing layout.
  var preferences: [PreferredSize] = []

  /// Whether something is invalid: everything, the counts, elements, or the size or offset of the content.
  var namesParts: Bool {
    let elements = [invalidatedSupplementaryIndexPaths, invalidatedDecorationIndexPaths]
    return invalidateEverything || invalidateDataSourceCounts || invalidatedItemIndexPaths != nil
      || elements.contains { $0 != nil } || contentOffsetAdjustment != .zero || contentSizeAdjustment != .zero
  }

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
