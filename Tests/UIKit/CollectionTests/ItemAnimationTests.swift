// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// A layout that records which methods for updates are called, and lets items appear from above and disappear to the left.
private final class RecordingLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  var slides = false

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("prepare \(updateItems.count)")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("initial \(itemIndexPath.item)")
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard slides else { return attributes }
    attributes?.alpha = 1
    attributes?.center.y -= 100
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("final \(itemIndexPath.item)")
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard slides else { return attributes }
    attributes?.alpha = 1
    attributes?.center.x -= 100
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return attributes
  }
}

@MainActor
@Suite("Collections: animations of updates", .serialized)
struct ItemAnimationTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A grid of items of 100 × 100 points in three columns, of which twelve are visible, in a window on a running clock.
  private func onRunningClock(
    _ counts: [Int], _ change: (UICollectionViewFlowLayout) -> Void = { _ in },
    _ body: @MainActor (UICollectionView, GridSource, RecordingLayout, AnimationClock) throws -> Void
  ) rethrows {
    let clock = AnimationClock()
    try clock.whileMain {
      let layout = RecordingLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      change(layout)
      let source = GridSource(counts)
      let grid = UICollectionView.grid(300, 400, layout, source)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.addSubview(grid)
      grid.layoutIfNeeded()
      layout.calls = []
      try body(grid, source, layout, clock)
      clock.finish()
    }
  }

  private func frame(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

  private func opacity(_ view: UIView?) -> Int { Int(((view?.layer.presentation()?.opacity ?? -1) * 100).rounded()) }

  private func isClose(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> Bool {
    let rect = frame(view)
    return abs(rect.minX - x) < 0.05 && abs(rect.minY - y) < 0.05 && abs(rect.width - size) < 0.05
  }

  @Test("items move, a deleted one fades out, and one from below comes in from where it was")
  func deletion() {
    onRunningClock([20]) { grid, source, layout, clock in
      let deleted = grid.cellForItem(at: path(0))
      source.counts = [19]
      var ended: Bool?
      grid.performBatchUpdates {
        grid.deleteItems(at: [path(0)])
      } completion: {
        ended = $0
      }
      let (first, last) = (grid.cellForItem(at: path(0)), grid.cellForItem(at: path(11)))
      #expect(first?.frame.minX == 0 && isClose(first, 100, 0))
      #expect(last?.frame.origin == CGPoint(x: 200, y: 300) && isClose(last, 0, 400))
      #expect(layout.calls == ["prepare 1", "final 0", "finalize"])
      clock.advance(by: 0.15)
      #expect(isClose(first, 50, 0) && isClose(last, 100, 350))
      #expect(opacity(deleted) == 50 && deleted?.superview === grid && ended == nil)
      #expect(grid.visibleCells.count == 12 && deleted.flatMap { grid.indexPath(for: $0) } == nil)
      clock.advance(by: 0.15)
      #expect(isClose(first, 0, 0) && deleted?.superview == nil && ended == true)
    }
  }

  @Test("an inserted item fades in; one that is pushed out of view leaves")
  func insertion() {
    onRunningClock([20]) { grid, source, layout, clock in
      let last = grid.cellForItem(at: path(11))
      source.counts = [21]
      grid.insertItems(at: [path(0)])
      let new = grid.cellForItem(at: path(0))
      #expect(layout.calls == ["prepare 1", "initial 0", "finalize"])
      clock.advance(by: 0.15)
      #expect(opacity(new) == 50 && isClose(new, 0, 0) && new?.alpha == 1)
      #expect(isClose(last, 100, 350) && last?.superview === grid)
      clock.advance(by: 0.15)
      #expect(last?.superview == nil && opacity(new) == 100)
    }
  }

  @Test("the layout provides where items come from and go to")
  func initialAndFinalAttributes() {
    onRunningClock([6]) { grid, source, layout, clock in
      layout.slides = true
      let deleted = grid.cellForItem(at: path(1))
      grid.performBatchUpdates {
        grid.deleteItems(at: [path(1)])
        grid.insertItems(at: [path(3)])
      }
      let new = grid.cellForItem(at: path(3))
      clock.advance(by: 0.15)
      #expect(isClose(new, 0, 50) && opacity(new) == 100)
      #expect(isClose(deleted, 62.5, 12.5, 75) && opacity(deleted) == 100)
    }
  }

  @Test("without a running clock or without animations, the layout is not asked where items come from")
  func atOnce() {
    onRunningClock([6]) { grid, source, layout, clock in
      var ends = 0
      @MainActor func update() {
        source.counts[0] -= 1
        grid.performBatchUpdates {
          grid.deleteItems(at: [path(0)])
        } completion: { _ in
          ends += 1
        }
        #expect(layout.calls == ["prepare 1", "finalize"])
        #expect(grid.inspection.animations.isEmpty)
        layout.calls = []
      }
      UIView.performWithoutAnimation(update)
      clock.isRunning = false
      update()
      #expect(ends == 2 && grid.subviews.count { $0 is UICollectionViewCell } == 4)
    }
  }

  @Test("a second update continues from what is presented, and reloading ends everything")
  func interruption() throws {
    try onRunningClock([9]) { grid, source, _, clock in
      let cell = try #require(grid.cellForItem(at: path(2)))
      source.counts = [8]
      grid.deleteItems(at: [path(0)])
      clock.advance(by: 0.15)
      #expect(isClose(cell, 150, 0))
      source.counts = [7]
      grid.deleteItems(at: [path(0)])
      #expect(cell.frame.minX == 0 && isClose(cell, 150, 0))
      clock.advance(by: 0.1)
      grid.reloadData()
      grid.layoutIfNeeded()
      #expect(grid.inspection.animations.isEmpty && grid.subviews.count { $0 is UICollectionViewCell } == 7)
    }
  }

  @Test("an item that comes back while its cell is leaving keeps the cell")
  func returning() {
    onRunningClock([20]) { grid, source, _, clock in
      let last = grid.cellForItem(at: path(11))
      source.counts = [21]
      grid.insertItems(at: [path(0)])
      clock.advance(by: 0.15)
      grid.contentOffset.y = 50
      grid.layoutIfNeeded()
      #expect(grid.cellForItem(at: path(12)) === last && isClose(last, 100, 350))
      clock.finish()
      #expect(last?.superview === grid && isClose(last, 0, 400))
    }
  }

  @Test("cells that are dequeued again during an animation are not animated")
  func reuseDuring() {
    onRunningClock([100]) { grid, source, _, clock in
      source.counts = [101]
      grid.insertItems(at: [path(0)])
      clock.advance(by: 0.1)
      grid.contentOffset.y = 2000
      grid.layoutIfNeeded()
      for cell in grid.visibleCells { #expect(frame(cell) == cell.frame && opacity(cell) == 100) }
    }
  }

  @Test("headers move with their sections, and fade out with deleted ones")
  func headers() {
    let setUp: (UICollectionViewFlowLayout) -> Void = { $0.headerReferenceSize = CGSize(width: 300, height: 20) }
    onRunningClock([3, 3, 3], setUp) { grid, source, _, clock in
      let kind = UICollectionView.elementKindSectionHeader
      let (second, third) = (
        grid.supplementaryView(forElementKind: kind, at: path(0, 1)),
        grid.supplementaryView(forElementKind: kind, at: path(0, 2))
      )
      source.counts = [3, 3]
      grid.deleteSections([1])
      clock.advance(by: 0.15)
      #expect(third?.frame.minY == 120 && abs(frame(third).minY - 180) < 0.05 && opacity(third) == 100)
      #expect(opacity(second) == 50 && frame(second).minY == 120)
      clock.advance(by: 0.15)
      #expect(second?.superview == nil && frame(third).minY == 120)
    }
  }

  @Test("a change of the layout is animated if the app wants it, and completed at the end")
  func layoutChange() {
    onRunningClock([8]) { grid, _, _, clock in
      @MainActor func list(_ height: CGFloat) -> UICollectionViewFlowLayout {
        let list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 300, height: height)
        (list.minimumLineSpacing, list.minimumInteritemSpacing) = (0, 0)
        return list
      }
      var ends: [Bool] = []
      let (second, last) = (grid.cellForItem(at: path(1)), grid.cellForItem(at: path(7)))
      grid.setCollectionViewLayout(list(80), animated: true) { ends.append($0) }
      #expect(second?.frame == CGRect(x: 0, y: 80, width: 300, height: 80))
      clock.advance(by: 0.15)
      #expect(isClose(second, 50, 40, 200))
      // The last item was at (100, 200) and goes to (0, 560), which is out of view.
      #expect(isClose(last, 50, 380, 200) && last?.superview === grid)
      #expect(ends.isEmpty)
      clock.advance(by: 0.15)
      #expect(ends == [true] && last?.superview == nil)
      grid.setCollectionViewLayout(list(40), animated: false) { ends.append($0) }
      #expect(ends == [true, true] && grid.inspection.animations.isEmpty)
    }
  }

  @Test("snapshots are animated if the app wants it, and their completions called at the end")
  func snapshots() {
    onRunningClock([1]) { grid, _, _, clock in
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { grid, path, _ in
        grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var ends = 0
      @MainActor func apply(_ items: [String], _ isAnimated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: isAnimated) { ends += 1 }
        grid.layoutIfNeeded()
      }
      apply(["a", "b"], false)
      let b = grid.cellForItem(at: path(1))
      apply(["n", "a", "b"], true)
      clock.advance(by: 0.15)
      #expect(ends == 1 && isClose(b, 150, 0) && opacity(grid.cellForItem(at: path(0))) == 50)
      clock.advance(by: 0.15)
      #expect(ends == 2)
    }
  }

  @Test("the cells of a list configuration move with their background decoration")
  func list() {
    let clock = AnimationClock()
    clock.whileMain {
      let source = GridSource([4])
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let list = UICollectionView.grid(300, 400, layout, source, cellClass: UICollectionViewListCell.self)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.addSubview(list)
      list.layoutIfNeeded()
      let last = list.cellForItem(at: path(3))
      let height = last?.frame.height ?? 0
      let start = last?.frame.minY ?? 0
      source.counts = [3]
      list.deleteItems(at: [path(0)])
      clock.advance(by: 0.15)
      #expect(height > 0 && abs(frame(last).minY - (start - height / 2)) < 0.05)
    }
  }
}
