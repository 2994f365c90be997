// SPDX-License-Identifier: MIT

import LayoutTestSupport
import UIKit

/// A data source of plain cells, which counts its calls.
@MainActor
class GridSource: NSObject, UICollectionViewDataSource {
  /// The number of items of each section.
  var counts: [Int]
  /// The items for which a cell was requested, in order.
  var asked: [IndexPath] = []
  /// The cells that were created.
  var made: Set<ObjectIdentifier> = []
  /// Configures each cell.
  var setUp: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    setUp(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A collection view that retains its data source, which collection views do not.
final class Grid: UICollectionView {
  fileprivate var kept: AnyObject?
}

extension UICollectionView {
  /// A collection view of plain cells under the identifier `cell`, with headers and footers under `view`.
  static func grid(
    _ width: CGFloat, _ height: CGFloat, _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
    cellClass: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = Grid(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.kept = source
    return view
  }

  /// The frames of the shown cells, one line each, in the order of their items.
  var cellFrames: [String] { visibleCells.map(\.frameText) }

  /// The frames of the visible cells in the content, also of those in sections that scroll across.
  var cellFramesInContent: [String] {
    visibleCells.map { text(of: $0.convert($0.bounds, to: self)) }
  }
}
