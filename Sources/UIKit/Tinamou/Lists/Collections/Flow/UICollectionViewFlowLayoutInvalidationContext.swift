// SPDX-License-Identifier: MIT

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacing have to be requested from the delegate again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines have to be calculated again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
