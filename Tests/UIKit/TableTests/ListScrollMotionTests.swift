// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Animated scrolling of tables and collection views on a running clock.
@MainActor
@Suite("Scrolling of lists on the clock", .serialized)
struct ListScrollMotionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 100
    var shown: [Int] = []
    var ends = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      shown.append(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  private let clock = AnimationClock()
  private let rows = Rows()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test("a table passes the rows between, and arrives at the row")
  func scrollToRow() {
    clock.whileMain {
      let table = table()
      rows.shown = []
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
      #expect(table.contentOffset.y == 0)
      clock.advance(by: 0.15)
      #expect(abs(table.contentOffset.y - 660) < 3)
      #expect(Set(rows.shown).isSuperset(of: [15, 18, 20]))
      clock.finish()
      #expect(table.contentOffset.y == 1320 && rows.ends == 1)
      #expect(table.indexPathsForVisibleRows?.first?.row == 30)
    }
  }

  @Test("a row that disappears while the table scrolls to it leaves the table where it is")
  func deletedTarget() {
    clock.whileMain {
      let table = table()
      table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: true)
      clock.advance(by: 0.1)
      rows.count = 20
      table.reloadData()
      clock.finish()
      #expect(table.contentOffset.y <= 440 && rows.ends == 1)
    }
  }

  @Test("an item of a collection view is reached in the course of time")
  func scrollToItem() {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    clock.whileMain {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 90)
      layout.minimumLineSpacing = 10
      let items = Items()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.layoutIfNeeded()
      view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
      clock.advance(by: 0.15)
      #expect(abs(view.contentOffset.y - 2500) < 10)
      clock.finish()
      #expect(view.contentOffset.y == 5000)
      #expect(view.indexPathsForVisibleItems.map(\.item).min() == 50)
    }
  }
}
