// SPDX-License-Identifier: MIT

/// An element of a collection view that has a view.
struct VisibleElement {
  var view: UICollectionReusableView
  /// The size that the view prefers; nil until it is requested.
  var preferredSize: CGSize?
}

/// The state of the layout pass of a collection view.
struct CollectionPassState {
  /// The bounds for which the layout was prepared last; nil before the first time.
  var preparedBounds: CGRect?
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// Whether the elements are being shown.
  var isShowing = false
  /// Whether the view is being measured at a width that it does not have.
  var isMeasuring = false
  /// What invalidation contexts add to the content offset and the content size with the next layout, in points.
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  /// Whether the content was shown before: a mirrored one begins at its right end.
  var hasPlacedContent = false
  /// The attributes of the element whose view is being requested from the data source.
  var pending: UICollectionViewLayoutAttributes?
}
