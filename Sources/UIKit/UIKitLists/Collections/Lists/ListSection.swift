// SPDX-License-Identifier: MIT

/// Creates the section of a list: one row per group, as wide as the container and as high as its content.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  let environment: any NSCollectionLayoutEnvironment

  /// The estimated height of a row, in points.
  static let estimatedRowHeight: CGFloat = 44
  /// The estimated heights of headers and footers, in points.
  static let estimatedPlainHeaderHeight: CGFloat = 28
  static let estimatedGroupedHeaderHeight: CGFloat = 38

  var section: NSCollectionLayoutSection {
    let row = ListSection.size(ListSection.estimatedRowHeight)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = insets
    section.boundarySupplementaryItems = header + footer
    return section
  }

  private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  /// The insets of the rows, in points: groups are separated vertically, and inset groups also have side insets.
  private var insets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if configuration.isGrouped {
      insets.top = configuration.headerMode == .supplementary ? 0 : CellMetrics.current.headerGap
      insets.bottom = configuration.footerMode == .supplementary ? 0 : CellMetrics.current.footerGap
    }
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      let side = CellMetrics.sideMargin(
        forWidth: environment.container.contentSize.width, style: .insetGrouped,
        on: environment.traitCollection.userInterfaceIdiom)
      (insets.leading, insets.trailing) = (side, side)
    }
    return insets
  }

  private var header: [NSCollectionLayoutBoundarySupplementaryItem] {
    guard configuration.headerMode == .supplementary else { return [] }
    let height =
      configuration.isGrouped ? ListSection.estimatedGroupedHeaderHeight : ListSection.estimatedPlainHeaderHeight
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: ListSection.size(height), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    item.pinToVisibleBounds = configuration.appearance == .plain
    item.paddingBefore = configuration.headerTopPadding ?? 0
    return [item]
  }

  private var footer: [NSCollectionLayoutBoundarySupplementaryItem] {
    guard configuration.footerMode == .supplementary else { return [] }
    let height =
      configuration.isGrouped ? ListSection.estimatedGroupedHeaderHeight : ListSection.estimatedPlainHeaderHeight
    return [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: ListSection.size(height), elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
    ]
  }
}
