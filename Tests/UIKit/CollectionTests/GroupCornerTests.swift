// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// The corners of the rows of a group, after the rows have changed.
@MainActor @Suite("Corners of groups", .serialized, .system(.iOS18))
struct GroupCornerTests {
  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func corners(of view: UIView) -> String {
    guard view.layer.cornerRadius > 0 else { return "none" }
    let isTop = view.layer.maskedCorners.contains(.layerMinXMinYCorner)
    let isBottom = view.layer.maskedCorners.contains(.layerMaxXMaxYCorner)
    return isTop && isBottom ? "all" : isTop ? "top" : isBottom ? "bottom" : "none"
  }

  @Test(
    "the first and the last row are round, whichever they were before",
    arguments: [
      ["c", "b", "a"], ["b", "c", "a"], ["b", "c"], ["b"], ["x", "a", "b", "c"], ["a", "b", "c", "x"], ["a"],
    ])
  func corners(after items: [String]) {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot(["a", "b", "c"]), animatingDifferences: false)
    view.layoutIfNeeded()
    source.apply(snapshot(items), animatingDifferences: false)
    view.layoutIfNeeded()
    let shown = items.indices.map { index in
      view.cellForItem(at: IndexPath(item: index, section: 0)).map(corners) ?? "no cell"
    }
    let last = items.count - 1
    let expected = items.indices.map {
      $0 == 0 && $0 == last ? "all" : $0 == 0 ? "top" : $0 == last ? "bottom" : "none"
    }
    #expect(shown == expected)
  }
}
