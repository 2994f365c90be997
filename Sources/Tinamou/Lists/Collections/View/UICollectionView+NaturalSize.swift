// SPDX-License-Identifier: MIT

/// A collection view that is as large as its content: a subclass whose `intrinsicContentSize` is the content's size.
///
/// The content's height is not known before the width is, and the width comes out of the same layout that asks for the
/// height. So layout asks twice: once before it knows the width, and again with the width it has found. The second
/// question is answered for that width, although the view does not have it yet.
extension UICollectionView {
  /// The subclass's content size if it were `width` points wide, or as wide as it is where `width` is nil.
  func contentSizeAsNaturalSize(at width: CGFloat?) -> CGSize {
    guard !passState.isMeasuring, !passState.isShowing else { return intrinsicContentSize }
    let present = intrinsicContentSize
    let noSize = UIView.noIntrinsicMetric
    guard present.height != noSize || present.width != noSize else { return present }
    // On pixels, as the frame will be: layout asks with a little more, so that a text which just fits does not wrap.
    let grid = PixelGrid(scale: Double(displayScale))
    let measuredWidth = grid.rounded(Double(width ?? bounds.width))
    guard measuredWidth > 0 else {
      // Without a width there is no arrangement; nothing is wished for until there is one.
      return CGSize(width: noSize, height: noSize)
    }
    return measuring(at: measuredWidth) { intrinsicContentSize }
  }

  /// Calls `body` while the bounds are `width` points wide and high enough for all of the content, and the layout is prepared
  /// for that.
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

  /// Shows all elements until those that size themselves agree with the layout: estimates are not enough to know how high
  /// everything is. All of them will be in sight, because the view is to be as large as its content.
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
