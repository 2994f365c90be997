// SPDX-License-Identifier: MIT

/// An element of a collection view that has a view now.
struct ShownElement {
  var view: UICollectionReusableView
  /// The size that the view said it prefers; nil when it has to be asked.
  var preferredSize: CGSize?
}

/// What a pass over the elements of a collection view has to do.
struct CollectionPassState {
  /// The bounds for which the layout was prepared last; nil before the first time.
  var preparedBounds: CGRect?
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// Whether the elements are being shown.
  var isShowing = false
  /// Whether the view is being asked for its size at a width that it does not have.
  var isMeasuring = false
  /// How far the content has to move with the next layout, and what its size is off by, as contexts said.
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  /// Whether the content was shown before: a mirrored one begins at its right end.
  var hasPlacedContent = false
  /// The attributes of the element that the data source is being asked for.
  var pending: UICollectionViewLayoutAttributes?
  /// Where the visible part was when prefetching was considered last.
  var prefetchOffset = CGPoint.zero
}
