// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Collections: swiped rows of lists", .serialized)
struct ItemSwipeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A list with an action at each edge of its rows, whose handlers do not call their completions.
  private func list(_ source: GridSource, _ performed: @escaping (String) -> Void = { _ in }) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    func actions(_ names: [String]) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: names.map { name in UIContextualAction(style: .normal, title: name) { _, _, _ in performed(name) } })
    }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 3 ? nil : actions(["Delete \(path.item)", "More"])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in actions(["Pin"]) }
    let list = UICollectionView.grid(
      300, 400, UICollectionViewCompositionalLayout.list(using: configuration), source,
      cellClass: UICollectionViewListCell.self)
    window.isHidden = false
    window.addSubview(list)
    list.layoutIfNeeded()
    return list
  }

  @Test("the configuration provides the actions of rows, and cells know that they are swiped")
  func opening() throws {
    var performed: [String] = []
    let list = list(GridSource([5])) { performed.append($0) }
    #expect(list.inspection.swipeRow(at: path(1))?.map(\.title) == ["Delete 1", "More"])
    let cell = try #require(list.cellForItem(at: path(1)))
    #expect(cell.configurationState.isSwiped && cell.frame.width == 300 && cell.frame.minX < -147)
    list.inspection.perform(list.inspection.swipeActions[0])
    #expect(performed == ["Delete 1"] && list.inspection.swipedRow == path(1))
    #expect(list.inspection.swipeRow(at: path(3)) == nil)
    #expect(list.inspection.swipeRow(at: path(3), from: .leading)?.count == 1)
    #expect(!cell.configurationState.isSwiped && cell.frame.minX == 0)
    #expect(list.cellForItem(at: path(3))?.frame.minX == 74)
  }

  @Test("a swiped row keeps its place in layout passes and updates, and is closed by scrolling and reloading")
  func closing() throws {
    let source = GridSource([40])
    let list = list(source)
    list.inspection.swipeRow(at: path(2), from: .leading)
    let cell = try #require(list.cellForItem(at: path(2)))
    list.collectionViewLayout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(cell.frame.minX == 74)
    source.counts = [39]
    list.deleteItems(at: [path(0)])
    #expect(list.inspection.swipedRow == path(1) && cell.frame.minX == 74)
    #expect(cell.frame.minY == list.layoutAttributesForItem(at: path(1))?.frame.minY)
    list.contentOffset.y = 20
    list.layoutIfNeeded()
    #expect(list.inspection.swipedRow == nil && cell.frame.minX == 0)
    list.inspection.swipeRow(at: path(2))
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.inspection.swipedRow == nil && list.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("collection views without a list configuration refuse swipes")
  func refusal() {
    let grid = UICollectionView.grid(300, 400, UICollectionViewFlowLayout(), GridSource([4]))
    grid.layoutIfNeeded()
    #expect(grid.inspection.swipeRow(at: path(0)) == nil)
  }

  @Test("on a running clock the row slides for 0.25 seconds; a drag opens it, too")
  func animation() {
    let clock = AnimationClock()
    clock.whileMain {
      let list = list(GridSource([5]))
      let y = list.cellForItem(at: path(1))?.frame.midY ?? 0
      list.inspection.drag(along: [CGPoint(x: 50, y: y), CGPoint(x: 70, y: y), CGPoint(x: 100, y: y)])
      let cell = list.cellForItem(at: path(1))
      #expect(list.inspection.swipedRow == path(1) && cell?.frame.minX == 74)
      #expect(cell?.layer.presentation()?.frame.minX == 50)
      clock.advance(by: 0.125)
      #expect(abs((cell?.layer.presentation()?.frame.minX ?? 0) - 62) < 0.05)
      clock.finish()
      #expect(cell?.layer.presentation()?.frame.minX == 74)
    }
  }
}
