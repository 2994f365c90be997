// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Tables: animations of updates", .serialized, .system(.iOS18))
struct RowAnimationTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A table of rows 40 points high in a window, of which ten are visible, on a running clock.
  private func onRunningClock(
    _ rows: Rows, _ cell: UITableViewCell.Type = UITableViewCell.self, style: UITableView.Style = .plain,
    _ change: (UITableView) -> Void = { $0.rowHeight = 40 },
    _ body: @MainActor (UITableView, AnimationClock) throws -> Void
  ) rethrows {
    let clock = AnimationClock()
    try clock.whileMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      let table = table(rows, cell, style: style, height: 400, change)
      window.addSubview(table)
      table.layoutIfNeeded()
      try body(table, clock)
      clock.finish()
    }
  }

  private func shownTexts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// The presented frame of a view.
  private func frame(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

  /// The presented opacity of a view, in hundredths.
  private func opacity(_ view: UIView?) -> Int { Int(((view?.layer.presentation()?.opacity ?? -1) * 100).rounded()) }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.05 && abs(a.minY - b.minY) < 0.05 && abs(a.width - b.width) < 0.05
      && abs(a.height - b.height) < 0.05
  }

  private func row(_ y: CGFloat, x: CGFloat = 0) -> CGRect { CGRect(x: x, y: y, width: 375, height: 40) }

  @Test("rows close the gap of a deleted one over 0.3 seconds; models are final at once")
  func deletion() {
    let rows = Rows(20)
    onRunningClock(rows) { table, clock in
      let deleted = table.cellForRow(at: path(1))
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .fade)
      let next = table.cellForRow(at: path(1))
      let entering = table.cellForRow(at: path(9))
      #expect(next?.frame == row(40) && entering?.frame == row(360))
      #expect(frame(next) == row(80) && frame(entering) == row(400))
      clock.advance(by: 0.15)
      #expect(isClose(frame(next), row(60)) && isClose(frame(entering), row(380)))
      #expect(frame(table.cellForRow(at: path(0))) == row(0))
      #expect(isClose(frame(deleted), row(40)) && opacity(deleted) == 50)
      clock.advance(by: 0.15)
      #expect(frame(next) == row(40) && frame(entering) == row(360))
      #expect(table.inspection.animations.isEmpty && clock.isIdle)
    }
  }

  @Test("the cell of a deleted row stays in the table, but is nobody's cell, and is dequeued after the end only")
  func deletedCell() throws {
    let rows = Rows(20)
    try onRunningClock(rows) { table, clock in
      let deleted = try #require(table.cellForRow(at: path(1)))
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .fade)
      #expect(deleted.superview === table && !deleted.isHidden)
      #expect(table.indexPath(for: deleted) == nil && !table.visibleCells.contains { $0 === deleted })
      #expect(table.dequeueReusableCell(withIdentifier: "row") !== deleted)
      clock.advance(by: 0.3)
      #expect(deleted.isHidden && deleted.alpha == 1)
      #expect(table.dequeueReusableCell(withIdentifier: "row") === deleted)
    }
  }

  struct Course: CustomTestStringConvertible, Sendable {
    var animation: UITableView.RowAnimation
    var x: CGFloat = 0
    var y: CGFloat = 0
    var opacity = 100
    var testDescription: String { "\(animation)" }
  }

  nonisolated static let courses = [
    Course(animation: .fade, opacity: 50), Course(animation: .automatic, opacity: 50),
    Course(animation: .left, x: -187.5), Course(animation: .right, x: 187.5),
    Course(animation: .top, y: -20, opacity: 50), Course(animation: .bottom, y: 20, opacity: 50),
    Course(animation: .middle, y: -10, opacity: 50),
  ]

  @Test("an inserted row halfway", arguments: courses + [Course(animation: .none)])
  func insertion(_ course: Course) {
    let rows = Rows(5)
    onRunningClock(rows) { table, clock in
      rows.sections[0].insert("new", at: 2)
      table.insertRows(at: [path(2)], with: course.animation)
      clock.advance(by: 0.15)
      let cell = table.cellForRow(at: path(2))
      #expect(cell?.frame == row(80) && cell?.alpha == 1)
      #expect(isClose(frame(cell), row(80 + course.y, x: course.x)))
      #expect(opacity(cell) == course.opacity)
      #expect(isClose(frame(table.cellForRow(at: path(3))), row(100)))
    }
  }

  @Test("a deleted row halfway", arguments: courses + [Course(animation: .none, opacity: 0)])
  func deletion(_ course: Course) {
    let rows = Rows(5)
    onRunningClock(rows) { table, clock in
      let cell = table.cellForRow(at: path(2))
      rows.sections[0].remove(at: 2)
      table.deleteRows(at: [path(2)], with: course.animation)
      clock.advance(by: 0.15)
      #expect(isClose(frame(cell), row(80 + course.y, x: course.x)))
      #expect(opacity(cell) == course.opacity)
      #expect(cell?.textLabel?.frame == table.cellForRow(at: path(1))?.textLabel?.frame)
    }
  }

  @Test("a reloaded row gets a new cell that fades in over the old one")
  func reload() {
    let rows = Rows(5)
    onRunningClock(rows) { table, clock in
      let old = table.cellForRow(at: path(2))
      rows.sections[0][2] = "new"
      table.reloadRows(at: [path(2)], with: .fade)
      let new = table.cellForRow(at: path(2))
      #expect(new !== old && new?.textLabel?.text == "new" && old?.textLabel?.text == "Row 2")
      clock.advance(by: 0.15)
      #expect(opacity(old) == 50 && opacity(new) == 50)
      clock.advance(by: 0.15)
      #expect(opacity(new) == 100 && old?.isHidden == true)
    }
  }

  @Test("rows that are pushed out of view leave to where they are then, and are retired at the end")
  func leaving() throws {
    let rows = Rows(20)
    try onRunningClock(rows) { table, clock in
      let last = try #require(table.cellForRow(at: path(9)))
      rows.sections[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .top)
      #expect(table.visibleCells.count == 10 && !table.visibleCells.contains { $0 === last })
      clock.advance(by: 0.15)
      #expect(isClose(frame(last), row(380)) && !last.isHidden)
      clock.advance(by: 0.15)
      #expect(last.isHidden)
    }
  }

  @Test("a row that comes back while its cell is leaving keeps the cell, which turns back without a jump")
  func returning() throws {
    let rows = Rows(20)
    try onRunningClock(rows) { table, clock in
      let last = try #require(table.cellForRow(at: path(9)))
      rows.sections[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .top)
      clock.advance(by: 0.15)
      let requests = rows.requests
      rows.sections[0].remove(at: 0)
      table.deleteRows(at: [path(0)], with: .top)
      #expect(table.cellForRow(at: path(9)) === last && rows.requests == requests)
      #expect(last.frame == row(360) && isClose(frame(last), row(380)))
      clock.advance(by: 0.15)
      #expect(!last.isHidden && last.superview === table)
      clock.finish()
      #expect(!last.isHidden && frame(last) == row(360))
    }
  }

  @Test("scrolling to a row whose cell is leaving shows this cell")
  func scrollingDuring() throws {
    let rows = Rows(20)
    try onRunningClock(rows) { table, clock in
      let last = try #require(table.cellForRow(at: path(9)))
      rows.sections[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .fade)
      clock.advance(by: 0.15)
      table.contentOffset.y = 40
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: path(10)) === last)
      #expect(isClose(frame(last), row(380)))
      clock.finish()
      #expect(!last.isHidden && frame(last) == row(400))
      #expect(shownTexts(table) == (0..<10).map { "Row \($0)" })
    }
  }

  @Test("cells that scroll out of view during an animation are reused without it")
  func reuseDuring() {
    let rows = Rows(100)
    onRunningClock(rows) { table, clock in
      rows.sections[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .fade)
      clock.advance(by: 0.1)
      table.contentOffset.y = 2000
      table.layoutIfNeeded()
      for cell in table.visibleCells { #expect(frame(cell) == cell.frame && opacity(cell) == 100) }
    }
  }

  @Test("an update during an update continues from what is presented")
  func interruption() throws {
    let rows = Rows(6)
    try onRunningClock(rows) { table, clock in
      let cell = try #require(table.cellForRow(at: path(3)))
      var ends: [String] = []
      rows.sections[0].remove(at: 0)
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .fade)
      } completion: {
        ends.append("a \($0)")
      }
      clock.advance(by: 0.15)
      #expect(isClose(frame(cell), row(100)))
      rows.sections[0].remove(at: 0)
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .fade)
      } completion: {
        ends.append("b \($0)")
      }
      #expect(cell.frame == row(40) && isClose(frame(cell), row(100)))
      clock.advance(by: 0.15)
      #expect(ends == ["a true"] && isClose(frame(cell), row(60)))
      clock.advance(by: 0.15)
      #expect(ends == ["a true", "b true"] && frame(cell) == row(40))
      #expect(shownTexts(table) == ["Row 2", "Row 3", "Row 4", "Row 5"])
      #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 4)
    }
  }

  @Test("reloading everything during an animation ends what is shown of it")
  func reloadDuring() {
    let rows = Rows(6)
    onRunningClock(rows) { table, clock in
      var ended = false
      rows.sections[0].remove(at: 0)
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .left)
      } completion: { _ in
        ended = true
      }
      clock.advance(by: 0.1)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.inspection.animations.isEmpty)
      #expect(table.visibleCells.map { frame($0).minY } == [0, 40, 80, 120, 160])
      #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 5)
      #expect(!ended)
      clock.advance(by: 0.2)
      #expect(ended)
    }
  }

  @Test("a table that is removed during an animation is released, and completions are called at the end")
  func removalDuring() {
    let rows = Rows(6)
    let clock = AnimationClock()
    clock.whileMain {
      var ended = false
      weak var gone: UITableView?
      weak var deleted: UITableViewCell?
      autoreleasepool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        let table = table(rows, height: 400) { $0.rowHeight = 40 }
        window.addSubview(table)
        deleted = table.cellForRow(at: path(0))
        rows.sections[0].remove(at: 0)
        table.performBatchUpdates {
          table.deleteRows(at: [path(0)], with: .left)
        } completion: { _ in
          ended = true
        }
        clock.advance(by: 0.1)
        table.removeFromSuperview()
        gone = table
      }
      #expect(gone == nil && deleted == nil && !ended)
      clock.advance(by: 0.2)
      #expect(ended)
    }
  }

  @Test("cells without a reuse identifier are released at the end")
  func release() {
    final class Source: NSObject, UITableViewDataSource {
      var count = 3
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    onRunningClock(Rows(1)) { table, clock in
      weak var deleted: UITableViewCell?
      autoreleasepool {
        table.dataSource = source
        table.layoutIfNeeded()
        deleted = table.cellForRow(at: path(1))
        source.count = 2
        table.deleteRows(at: [path(1)], with: .fade)
        clock.advance(by: 0.2)
        #expect(deleted != nil)
      }
      clock.advance(by: 0.1)
      #expect(deleted == nil)
    }
  }

  @Test("headers and footers move, appear and disappear with their sections")
  func sections() {
    let rows = Rows([["a"], ["b"], ["c"]])
    rows.headers = ["A", "B", "C"]
    let setUp: (UITableView) -> Void = {
      $0.rowHeight = 40
      $0.sectionHeaderHeight = 30
      $0.sectionFooterHeight = 10
    }
    onRunningClock(rows, style: .grouped, setUp) { table, clock in
      let (b, c) = (table.headerView(forSection: 1), table.headerView(forSection: 2))
      let (was, willBe) = (c?.frame.minY ?? 0, b?.frame.minY ?? 0)
      rows.sections.remove(at: 1)
      rows.headers.remove(at: 1)
      table.deleteSections([1], with: .fade)
      #expect(table.headerView(forSection: 1) === c && c?.frame.minY == willBe && was > willBe)
      clock.advance(by: 0.15)
      #expect(abs(frame(c).minY - (was + willBe) / 2) < 0.05)
      #expect(opacity(b) == 50 && frame(b).minY == willBe && opacity(c) == 100)
      clock.advance(by: 0.15)
      #expect(b?.isHidden == true && frame(c).minY == willBe)

      rows.sections.insert(["n"], at: 0)
      rows.headers.insert("N", at: 0)
      table.insertSections([0], with: .right)
      clock.advance(by: 0.15)
      #expect(abs(frame(table.headerView(forSection: 0)).minX - 187.5) < 0.05)
      #expect(abs(frame(table.cellForRow(at: path(0))).minX - 187.5) < 0.05)
    }
  }

  @Test("rows and sections that are moved slide to their new places")
  func moves() {
    let rows = Rows([["a", "b", "c"], ["d"]])
    onRunningClock(rows) { table, clock in
      let (a, c, d) = (
        table.cellForRow(at: path(0)), table.cellForRow(at: path(2)), table.cellForRow(at: path(0, 1))
      )
      rows.sections = [["d"], ["c", "a", "b"]]
      table.performBatchUpdates {
        table.moveSection(1, toSection: 0)
        table.moveRow(at: path(2), to: path(0, 1))
      }
      clock.advance(by: 0.15)
      #expect(shownTexts(table) == ["d", "c", "a", "b"])
      #expect(isClose(frame(d), row(60)) && isClose(frame(c), row(60)) && isClose(frame(a), row(40)))
    }
  }

  @Test("changes of heights are animated, with the subviews of the cells")
  func heights() throws {
    let rows = Rows([["30", "50"]])
    rows.fill = { ($0 as? BoxCell)?.height.constant = CGFloat(Double($1) ?? 0) }
    let setUp: (UITableView) -> Void = { _ in }
    try onRunningClock(rows, BoxCell.self, setUp) { table, clock in
      let first = try #require(table.cellForRow(at: path(0)) as? BoxCell)
      first.height.constant = 90
      table.beginUpdates()
      table.endUpdates()
      #expect(first.frame.height == 90 && first.box.frame.height == 90)
      clock.advance(by: 0.15)
      #expect(abs(frame(first).height - 60) < 0.05 && abs(frame(first.box).height - 60) < 0.05)
      #expect(abs(frame(table.cellForRow(at: path(1))).minY - 60) < 0.05)
    }
  }

  @Test("new cells are laid out without an animation")
  func newCells() throws {
    let rows = Rows([["30"]])
    rows.fill = { ($0 as? BoxCell)?.height.constant = CGFloat(Double($1) ?? 0) }
    let setUp: (UITableView) -> Void = { _ in }
    try onRunningClock(rows, BoxCell.self, setUp) { table, _ in
      rows.sections[0].append("50")
      table.insertRows(at: [path(1)], with: .fade)
      let new = try #require(table.cellForRow(at: path(1)) as? BoxCell)
      #expect(new.contentView.inspection.animations.isEmpty && new.box.frame.height == 50)
      #expect(new.inspection.animations.map(\.property) == ["alpha"])
    }
  }

  @Test("the offset moves with the content when the content gets too short for it")
  func offset() {
    let rows = Rows(15)
    onRunningClock(rows) { table, clock in
      table.contentOffset.y = 200
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: path(6))
      rows.sections[0].removeLast(2)
      table.deleteRows(at: [path(13), path(14)], with: .fade)
      #expect(table.contentOffset.y == 120)
      clock.advance(by: 0.15)
      #expect(abs((table.layer.presentation()?.bounds.minY ?? 0) - 160) < 0.05)
      #expect(cell?.inspection.animations.isEmpty == true)
    }
  }

  @Test("without a running clock, in a closure without animations, or outside of a window, changes happen at once")
  func atOnce() {
    @MainActor func check(_ table: UITableView, _ rows: Rows, _ perform: (() -> Void) -> Void) {
      var ended = false
      let deleted = table.cellForRow(at: path(0))
      rows.sections[0].remove(at: 0)
      perform {
        table.performBatchUpdates {
          table.deleteRows(at: [path(0)], with: .left)
        } completion: {
          ended = $0
        }
      }
      #expect(ended && deleted?.isHidden == true && table.inspection.animations.isEmpty)
    }
    let rows = Rows(5)
    onRunningClock(rows) { table, clock in
      check(table, rows) { UIView.performWithoutAnimation($0) }
      clock.isRunning = false
      check(table, rows) { $0() }
      clock.isRunning = true
      table.removeFromSuperview()
      check(table, rows) { $0() }
    }
  }

  @Test("an update takes the duration of the animation that contains it")
  func containingAnimation() {
    let rows = Rows(5)
    onRunningClock(rows) { table, clock in
      rows.sections[0].remove(at: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        table.deleteRows(at: [path(0)], with: .fade)
      }
      clock.advance(by: 0.5)
      #expect(isClose(frame(table.cellForRow(at: path(0))), row(20)))
    }
  }

  @Test("snapshots are animated if the app wants it, and their completions called at the end")
  func snapshots() {
    onRunningClock(Rows(1)) { table, clock in
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = text
        return cell
      }
      source.defaultRowAnimation = .left
      @MainActor func apply(_ items: [String], _ isAnimated: Bool, _ end: @escaping @MainActor () -> Void) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: isAnimated, completion: end)
      }
      var ends = 0
      apply(["a", "b"], false) { ends += 1 }
      #expect(ends == 1 && table.inspection.animations.isEmpty)
      apply(["n", "b"], true) { ends += 1 }
      let new = table.cellForRow(at: path(0))
      clock.advance(by: 0.15)
      #expect(ends == 1 && isClose(frame(new), row(0, x: -187.5)) && opacity(new) == 100)
      clock.advance(by: 0.15)
      #expect(ends == 2 && frame(new) == row(0))
    }
  }
}
