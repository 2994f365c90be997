// SPDX-License-Identifier: MIT

/// An element of a collection view that has a view.
struct VisibleElement {
  var view: UICollectionReusableView
  /// The preferred size of the view; `nil` until it is requested.
  var preferredSize: CGSize?
}

/// The state of the layout pass of a collection view.
struct CollectionPassState {
  /// The bounds for which the layout was prepared last; `nil` before the first time.
  var preparedBounds: CGRect?
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// Whether the elements are being shown.
  var isShowing = false
  /// Whether the view is being measured at a width other than its own.
  var isMeasuring = false
  /// The pending changes of the content offset and the content size that invalidation contexts requested, in points.
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  /// Whether the content was shown before. A mirrored content starts at its right end.
  var hasShownContent = false
  /// Calls of the handlers of registrations that have read something that has changed since.
  var staleViews: [@MainActor () -> Void] = []
  /// The attributes of the element whose view is being requested from the data source.
  var pending: UICollectionViewLayoutAttributes?
}
