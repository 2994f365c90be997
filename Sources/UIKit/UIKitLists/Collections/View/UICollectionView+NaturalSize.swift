// SPDX-License-Identifier: MIT

/// Collection views whose `intrinsicContentSize` is overridden to return the content size.
///
/// The height of the content depends on the width, and the width is a result of the same layout pass that needs the
/// height. Layout therefore reads the size twice: once before the width is known, and again with the resulting width.
/// The second result is for that width, although the view does not have it yet.
extension UICollectionView {
  /// Returns the subclass's intrinsic content size for `width`, or for the current width if that is `nil`, in points.
  func contentSizeAsNaturalSize(at width: CGFloat?) -> CGSize {
    guard !passState.isMeasuring, !passState.isShowing else { return intrinsicContentSize }
    let present = intrinsicContentSize
    let noSize = UIView.noIntrinsicMetric
    guard present.height != noSize || present.width != noSize else { return present }
    // The width is rounded to pixels, as the frame will be, because layout adds a small tolerance that prevents
    // fitting text from wrapping.
    let grid = PixelGrid(scale: Double(displayScale))
    let measuredWidth = grid.rounded(Double(width ?? bounds.width))
    guard measuredWidth > 0 else {
      // Without a width there is no layout, so there is no intrinsic size.
      return CGSize(width: noSize, height: noSize)
    }
    return measuring(at: measuredWidth) { intrinsicContentSize }
  }

  /// Calls `body` while the bounds have the given width and the height of the entire content, with a layout prepared
  /// for these bounds.
  private func measuring(at width: CGFloat, _ body: () -> CGSize) -> CGSize {
    let bounds = storedBounds
    passState.isMeasuring = true
    defer {
      passState.isMeasuring = false
      storedBounds = bounds
    }
    storedBounds.size.width = width
    prepareLayoutIfNeeded()
    if collectionViewLayout.estimatesSizes { measureAllElements() }
    return body()
  }

  /// Shows all elements until the sizes of self-sizing cells are consistent with the layout. Estimates are not
  /// sufficient for the total height, and all elements will be visible because the view is as large as its content.
  private func measureAllElements() {
    passState.isShowing = true
    defer { passState.isShowing = false }
    for _ in 0..<20 {
      prepareLayoutIfNeeded()
      let size = collectionViewLayout.collectionViewContentSize
      storedBounds = CGRect(
        x: 0, y: 0, width: storedBounds.width, height: Swift.max(size.height, storedBounds.height))
      prepareLayoutIfNeeded()
      showElements(in: CGRect(x: 0, y: 0, width: storedBounds.width, height: Swift.max(1, size.height)))
      guard collectionViewLayout.needsPreparation else { return }
    }
  }
}
