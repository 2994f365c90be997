// SPDX-License-Identifier: MIT

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections are arranged. The default is `UICollectionView.ScrollDirection.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default is `0`.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the layout. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the sections' content insets, across the scroll axis. `automatic` means the safe area. The
  /// default is `UIContentInsetsReference.safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the default values.
  public override init() { super.init() }
}
