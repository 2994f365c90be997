// SPDX-License-Identifier: MIT

/// What of a flow layout has to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate has to be asked for sizes and distances again; yes unless it is said otherwise.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines have to be made again; yes unless it is said otherwise.
  open var invalidateFlowLayoutAttributes = true
}
