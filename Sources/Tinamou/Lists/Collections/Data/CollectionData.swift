// SPDX-License-Identifier: MIT

/// The numbers of sections and items, as the data source said last.
struct CollectionData {
  /// The number of items of each section; nil when the data source has to be asked.
  var counts: [Int]?

  /// Asks `dataSource` for all numbers.
  @MainActor
  static func counts(
    of dataSource: (any UICollectionViewDataSource)?, for collectionView: UICollectionView
  ) -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: collectionView)
    return (0..<Swift.max(0, sections)).map { dataSource.collectionView(collectionView, numberOfItemsInSection: $0) }
  }
}
