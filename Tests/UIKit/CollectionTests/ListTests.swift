// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Lists", .serialized, .system(.iOS18))
struct ListTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: [Int],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let source = GridSource(counts)
    source.setUp = { cell, indexPath in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      cell.contentConfiguration = content
    }
    let view = UICollectionView.grid(
      375, 600, UICollectionViewCompositionalLayout.list(using: configuration), source,
      cellClass: UICollectionViewListCell.self)
    view.layoutIfNeeded()
    return view
  }

  @Test("plain rows extend from edge to edge, one below the other, as high as a text and its margins")
  func plain() {
    let view = list(.plain, [3])
    #expect(view.visibleCells.map(\.frame.minX) == [0, 0, 0] && view.visibleCells.allSatisfy { $0.frame.width == 375 })
    let heights = Set(view.visibleCells.map { text(of: $0.frame.height) })
    #expect(heights == ["44"], "\(heights)")
    #expect(text(of: view.contentSize.height) == "132")
  }

  @Test("inset groups keep their distance from the edges and from one another")
  func insetGrouped() {
    let view = list(.insetGrouped, [2, 1])
    #expect(view.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 343 })
    let frames = view.visibleCells.map(\.frame)
    #expect(text(of: frames[2].minY - frames[1].maxY) == "35")
  }

  @Test("headers of plain lists stay visible; those of grouped lists scroll away")
  func headers() {
    for (appearance, expected) in [(UICollectionLayoutListConfiguration.Appearance.plain, "100"), (.grouped, nil)] {
      let view = list(appearance, [40]) { $0.headerMode = .supplementary }
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header.map { text(of: $0.frame.minY) } == expected)
    }
  }

  @Test("accessories and indentation narrow the content; the separator begins at the margin of the content")
  func accessories() {
    let view = list(.plain, [2])
    guard let cell = view.visibleCells.first as? UICollectionViewListCell else { return #expect(Bool(false)) }
    cell.accessories = [.disclosureIndicator()]
    cell.indentationLevel = 2
    view.layoutIfNeeded()
    #expect(text(of: cell.contentView.frame) == "20 0 328.5 44")
    let line = cell.subviews.first { $0.frame.height < 1 }
    #expect(line.map { text(of: $0.frame.maxX) } == "375")
    #expect(line.map { text(of: $0.frame.minX) } == text(of: 20 + cell.contentView.layoutMargins.left))
  }

  @Test("accessories follow their options: hidden ones take no room, and a width is reserved")
  func accessoryOptions() {
    let view = list(.plain, [2])
    guard let cell = view.visibleCells.first as? UICollectionViewListCell else { return #expect(Bool(false)) }
    let full = cell.contentView.frame.width
    cell.accessories = [.disclosureIndicator(options: .init(isHidden: true))]
    view.layoutIfNeeded()
    #expect(cell.contentView.frame.width == full)
    cell.accessories = [.customView(configuration: .init(customView: UIView(), placement: .trailing()))]
    view.layoutIfNeeded()
    let narrow = cell.contentView.frame.width
    cell.accessories = [
      .customView(configuration: .init(customView: UIView(), placement: .trailing(), reservedLayoutWidth: .custom(40)))
    ]
    view.layoutIfNeeded()
    #expect(cell.contentView.frame.width == narrow - 40)
    cell.accessories = [.checkmark(options: .init(tintColor: .red))]
    #expect(cell.subviews.contains { $0.tintColor == .red })
  }

  @Test("a part of a section snapshot keeps what is expanded")
  func partOfSnapshot() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([1, 2])
    snapshot.append([10, 11], to: 1)
    snapshot.append([100], to: 10)
    snapshot.expand([10])
    #expect(snapshot.snapshot(of: 1).visibleItems == [10, 100, 11])
    #expect(snapshot.snapshot(of: 1, includingParent: true).rootItems == [1])
  }
}
