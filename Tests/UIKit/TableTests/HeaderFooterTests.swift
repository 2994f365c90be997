// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Tables: headers and footers", .serialized, .system(.iOS18))
struct HeaderFooterTests {
  private func titled(_ headers: [String?], _ footers: [String?] = [], rows: Int = 3) -> Rows {
    let result = Rows(headers.map { _ in Array(repeating: "Row", count: rows) })
    result.headers = headers
    result.footers = footers
    return result
  }

  @Test("a plain table: titles 28 points high, 22 above each; no title, no header")
  func plain() {
    onScreen(scale: 2) {
      let table = table(titled(["A", nil, "B"])) { $0.rowHeight = 44 }
      #expect(text(of: table.rectForHeader(inSection: 0)) == "0 22 375 28")
      #expect(text(of: table.rectForRow(at: IndexPath(row: 0, section: 0))) == "0 50 375 44")
      #expect(text(of: table.rectForRow(at: IndexPath(row: 0, section: 1))) == "0 182 375 44")
      #expect(text(of: table.rectForRow(at: IndexPath(row: 0, section: 2))) == "0 364 375 44")
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
      #expect(table.headerView(forSection: 1) == nil)
    }
  }

  @Test(
    "a grouped table at 2 pixels a point, as Interface Builder recorded: first title 55.5, later ones 38 after 17.5")
  func grouped() {
    onScreen(scale: 2) {
      let table = table(titled(["Presentation", "Styling"]), style: .grouped) { $0.rowHeight = 53 }
      #expect(text(of: table.rectForHeader(inSection: 0)) == "0 0 375 55.5")
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
      let end = table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == end + 17.5 + 38)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "PRESENTATION")
      #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == 16)
      #expect(table.headerView(forSection: 0)?.textLabel?.frame.maxY == 49.5)
    }
  }

  @Test("a grouped table without titles: 35 points above the first section, 35 between sections")
  func groupedGaps() {
    onScreen(scale: 2) {
      let table = table(titled([nil, nil], rows: 1), style: .grouped) { $0.rowHeight = 44 }
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(35 + 44 + 35))
      #expect(table.contentSize.height == CGFloat(35 + 44 + 35 + 44 + 17.5))
    }
  }

  @Test("heights of 18 set for a grouped table are the gaps; titles are higher anyway")
  func groupedHeights() {
    onScreen(scale: 2) {
      let table = table(titled([nil, "Network"], rows: 1), style: .grouped) {
        $0.rowHeight = 51
        $0.sectionHeaderHeight = 18
        $0.sectionFooterHeight = 18
      }
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 18)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(18 + 51 + 18 + 38))
    }
  }

  @Test("a footer's text wraps between the margins")
  func footer() {
    onScreen(scale: 2) {
      let sentence =
        "The Provisioner with unassigned Unicast Adress will not be able to perform configuration procedures."
      let table = table(titled([nil], [sentence], rows: 1), style: .grouped, width: 414) { $0.rowHeight = 51 }
      #expect(table.rectForFooter(inSection: 0).height == 46)
      #expect(table.footerView(forSection: 0)?.textLabel?.frame.minX == 20)
    }
  }

  @Test("a plain table keeps the header visible while its section is, and footers at the lower end")
  func floating() {
    let rows = titled(["A", "B"], ["a", "b"], rows: 20)
    let table = table(rows, height: 300) {
      $0.rowHeight = 50
      $0.sectionHeaderHeight = 30
      $0.sectionFooterHeight = 20
      $0.sectionHeaderTopPadding = 0
    }
    func header(_ section: Int) -> CGFloat? { table.headerView(forSection: section)?.frame.minY }
    func footer(_ section: Int) -> CGFloat? { table.footerView(forSection: section)?.frame.minY }
    #expect(header(0) == 0)
    #expect(footer(0) == 280)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(header(0) == 400)
    #expect(footer(0) == 680)
    #expect(header(1) == nil)
    // Section 0 ends at 1050; its header is pushed out by the end of its rows.
    table.contentOffset.y = 1010
    table.layoutIfNeeded()
    #expect(header(0) == 1000)
    #expect(footer(0) == 1030)
    #expect(header(1) == 1050)
    #expect(text(of: table.rectForHeader(inSection: 0)) == "0 0 375 30")
    table.contentOffset.y = 1100
    table.layoutIfNeeded()
    #expect(header(0) == nil)
    #expect(header(1) == 1100)
  }

  @Test("headers stay below the insets")
  func floatingBelowInsets() {
    let table = table(titled(["A"], rows: 30), height: 300) {
      $0.rowHeight = 50
      $0.sectionHeaderTopPadding = 0
      $0.contentInset.top = 64
    }
    #expect(table.contentOffset.y == -64)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 164)
  }

  @Test("a header with constraints is measured; a plain view with a frame has that height")
  func views() {
    final class Views: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if section == 2 { return nil }
        guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") else { return nil }
        let content = view.contentView
        for old in content.subviews { old.removeFromSuperview() }
        let box = content.withChild()
        activate("H:|[box]|", ["box": box])
        activate("V:|-10-[box(\(30 * (section + 1)))]-10-|", ["box": box])
        return view
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        section == 0 ? UIView() : nil
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == 0 ? 15 : 0
      }
    }
    let views = Views()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = views
    table.delegate = views
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [50, 80, 0])
    #expect((0..<3).map { table.rectForFooter(inSection: $0).height } == [15, 0, 0])
    #expect(table.contentSize.height == CGFloat(50 + 80 + 15 + 3 * 44))
    #expect(table.inspection.conflicts.isEmpty)
  }

  @Test("the least height above zero hides a grouped header; zero means the standard gap")
  func leastHeight() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? .leastNormalMagnitude : 0
      }
    }
    onScreen(scale: 2) {
      let heights = Heights()
      let table = table(titled([nil, nil], rows: 1), style: .grouped) {
        $0.rowHeight = 44
        $0.delegate = heights
      }
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
      #expect(table.rectForHeader(inSection: 1).height == 17.5)
    }
  }

  // MARK: The table's own header and footer

  @Test("the table's header is as wide as the table and as high as its frame; rows begin below it")
  func tableHeader() {
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let table = table(Rows(2)) {
      $0.rowHeight = 50
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frameText == "0 0 375 80")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    #expect(footer.frameText == "0 180 375 60")
    #expect(table.contentSize.height == 240)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.contentSize.height == 160)
  }

  @Test("the idiom for a header with constraints: measure, set the height of the frame, set the header again")
  func sizingHeader() {
    let header = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "a header of several lines ", count: 6)
    header.with(label)
    activate("H:|-20-[label]-20-|", ["label": label])
    activate("V:|-10-[label]-10-|", ["label": label])
    let table = table(Rows(1)) { $0.rowHeight = 50 }
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    header.frame.size = size
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(size.height > 80)
    #expect(header.frame.size == size)
    #expect(label.frame.minY == 10)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == size.height)
    #expect(table.inspection.conflicts.isEmpty)
  }

  @Test("the section index takes space from the content and keeps its position")
  func index() {
    final class Indexed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
    let indexed = Indexed()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    table.rowHeight = 44
    table.dataSource = indexed
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].contentView.frame.width == 360)
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(table.subviews.last?.frameText == "360 200 15 300")
  }
}
