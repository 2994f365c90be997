// SPDX-License-Identifier: MIT

/// What of a layout has to be worked out again.
///
/// Source: Apple, `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything has to be: the data was reloaded, or the layout invalidated without saying what.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the content is moved with the next layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What is added to the size of the content with the next layout, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that ``invalidateItems(at:)`` named; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The elements that ``invalidateSupplementaryElements(ofKind:at:)`` named, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The elements that ``invalidateDecorationElements(ofKind:at:)`` named, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The items being moved by a finger as they were; none here.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The items being moved by a finger as they would be; none here.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }

  /// The sizes that elements preferred, with the places they had: what a self-sizing layout takes into account.
  var preferences: [PreferredSize] = []

  /// A context that says nothing yet.
  public override init() { super.init() }

  /// Says that the items at `indexPaths` have to be placed again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that supplementary views have to be placed again.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Says that decoration views have to be placed again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The size that an element would like to have.
struct PreferredSize {
  var key: ElementKey
  var size: CGSize
}
