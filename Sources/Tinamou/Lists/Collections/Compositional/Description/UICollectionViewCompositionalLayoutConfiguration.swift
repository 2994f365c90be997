// SPDX-License-Identifier: MIT

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the content insets of sections begin at.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration of UIKit's values.
  public override init() { super.init() }
}
