// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Collection views: numbers out of all reach", .serialized)
struct CollectionHugeNumbersTests {
  private nonisolated static let numbers: [CGFloat] = [
    1e19, 1e30, 3e38, 1e308, .greatestFiniteMagnitude, .infinity, .nan, -1e30, -.infinity, .leastNonzeroMagnitude, -5,
  ]

  private func check(_ layout: UICollectionViewLayout, _ counts: [Int] = [3]) {
    let view = UICollectionView.grid(300, 300, layout, GridSource(counts))
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 1e30, y: 1e30)
    view.layoutIfNeeded()
    view.contentOffset = .zero
    view.layoutIfNeeded()
    #expect(view.contentSize.width.isFinite && view.contentSize.width >= 0)
    #expect(view.contentSize.height.isFinite && view.contentSize.height >= 0)
    for cell in view.visibleCells { #expect(cell.frame.minY.isFinite && cell.frame.height >= 0) }
  }

  @Test("sizes, spacings and insets of any size in a flow layout", arguments: numbers)
  func flow(number: CGFloat) {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for change: (UICollectionViewFlowLayout) -> Void in [
        { $0.itemSize = CGSize(width: number, height: 10) }, { $0.itemSize = CGSize(width: 10, height: number) },
        { $0.estimatedItemSize = CGSize(width: number, height: number) },
        { $0.headerReferenceSize = CGSize(width: number, height: number) }, { $0.minimumLineSpacing = number },
        { $0.minimumInteritemSpacing = number },
        { $0.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number) },
      ] {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        change(layout)
        check(layout)
      }
    }
  }

  @Test("as many items as an integer can count")
  func counts() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 7, height: 3)
    check(layout, [Int.max])
    check(layout, [Int.max, Int.max - 1, 1])
  }

  @Test("dimensions of any size in a compositional layout", arguments: numbers)
  func compositional(number: CGFloat) {
    for dimension in [NSCollectionLayoutDimension.absolute(number), .estimated(number), .fractionalWidth(number)] {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: dimension)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = number
      check(UICollectionViewCompositionalLayout(section: section))
    }
  }

  @Test("a negative item size counts as 0, and the warning names it")
  func negativeSize() {
    var lines: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { lines.append($0) }
    defer { LayoutLog.handler = handler }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: -40)
    layout.minimumLineSpacing = 10
    let view = UICollectionView.grid(300, 300, layout, GridSource([9]))
    view.layoutIfNeeded()
    // Five lines without height, ten points apart.
    #expect(view.contentSize.height == 40)
    #expect(lines.first?.contains("negative sizes are not supported in the flow layout") == true)
    lines = []
    layout.itemSize = CGSize(width: 100, height: 40)
    view.layoutIfNeeded()
    #expect(lines.isEmpty && view.contentSize.height == 240)
  }

  @Test("negative line spacing never makes the content negative")
  func negativeSpacing() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = -60
    let view = UICollectionView.grid(300, 300, layout, GridSource([9]))
    view.layoutIfNeeded()
    #expect(view.contentSize.height >= 0)
  }

  @Test("a negative number of items or sections counts as 0")
  func negativeCounts() {
    let view = UICollectionView.grid(300, 300, UICollectionViewFlowLayout(), GridSource([-1, .min]))
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 1) == 0 && view.contentSize.height == 0)
  }
}
