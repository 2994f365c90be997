// SPDX-License-Identifier: MIT

import UIKit

extension MeasuredFact {
  static let lists = rows + cards + headers

  // MARK: Rows

  private static let rows = [
    MeasuredFact("table: row of a cell with a content configuration", is: [53]) {
      [table(.insetGrouped, [RecordedTable.configured()])[0].height]
    },
    MeasuredFact("table: row of a cell with a content configuration", on: "iPhone SE", is: [53]) {
      [table(.insetGrouped, [RecordedTable.configured()])[0].height]
    },
    MeasuredFact("table: row of a classic cell (textLabel), plain style", on: "iPhone SE", is: [0, 74, 375, 52]) {
      table(.plain, [RecordedTable.cell()])[0].numbers
    },
    MeasuredFact(
      "table: row of a classic cell (textLabel), plain style", on: "iPhone SE", textSize: .extraExtraExtraLarge,
      is: [59]
    ) { [table(.plain, [RecordedTable.cell()])[0].height] },
    MeasuredFact(
      "table: row of a classic cell (textLabel), plain style", on: "iPhone SE", textSize: .accessibilityLarge, is: [80]
    ) { [table(.plain, [RecordedTable.cell()])[0].height] },
    MeasuredFact("table: row, classic", on: "iPhone 14", system: .iOS16, is: [44]) {
      [table(.grouped, [RecordedTable.cell(), RecordedTable.cell()])].map { $0[1].minY - $0[0].minY }
    },
    MeasuredFact("table: row, subtitle style", on: "iPhone SE", is: [62, 9, 32.5]) {
      let cell = RecordedTable.cell(.subtitle, "Title", "Detail")
      let frame = table(.plain, [cell])[0]
      return [frame.height, cell.textLabel?.frame.minY ?? 0, cell.detailTextLabel?.frame.minY ?? 0]
    },
    MeasuredFact("table: row, subtitle style", on: "iPhone 15", is: [69.33, 15.67, 36]) {
      let cell = RecordedTable.cell(.subtitle, "Title", "Detail")
      let frame = table(.insetGrouped, [cell])[0]
      return [frame.height, cell.textLabel?.frame.minY ?? 0, cell.detailTextLabel?.frame.minY ?? 0]
    },
    MeasuredFact("table: row, subtitle style", on: "iPhone SE", is: [69.5]) {
      [table(.grouped, [RecordedTable.cell(.subtitle, "Title", "Detail")])[0].height]
    },
    MeasuredFact("table: row, subtitle style", on: "iPhone SE", textSize: .extraExtraExtraLarge, is: [83]) {
      [table(.plain, [RecordedTable.cell(.subtitle, "Title", "Detail")])[0].height]
    },
    MeasuredFact("table: row, subtitle style", on: "iPhone SE", textSize: .accessibilityLarge, is: [117]) {
      [table(.plain, [RecordedTable.cell(.subtitle, "Title", "Detail")])[0].height]
    },
    MeasuredFact("table: cell layout margins", on: "iPhone 15", is: [15, 20, 15, 20]) { margins },
    MeasuredFact("table: cell layout margins", on: "iPhone SE", is: [15, 16, 15, 16]) { margins },
    // The root view of a controller has 20 at its sides, which rows of such a table preserve.
    MeasuredFact("table: cell margins on iPad", on: "iPad (A16)", is: [16, 16, 20]) {
      [UITableView.Style.grouped, .plain, .insetGrouped].map { style in
        let (cell, controller) = (RecordedTable.cell(), UIViewController())
        let (table, source) = (
          UITableView(frame: UIScreen.main.bounds, style: style), RecordedTable([.init(cells: [cell])])
        )
        table.dataSource = source
        controller.view.addSubview(table)
        RecordedScreen.show(controller)
        table.layoutIfNeeded()
        return withExtendedLifetime(source) { cell.layoutMargins.left }
      }
    },
    MeasuredFact("table: editing", on: "iPhone SE", is: [40, 292, 15, 26, 332, 27]) {
      let cell = RecordedTable.cell(.subtitle, "Title", "Detail")
      _ = table(.plain, [cell])
      (cell.superview as? UITableView)?.setEditing(true, animated: false)
      cell.superview?.layoutIfNeeded()
      cell.layoutIfNeeded()
      let (delete, order) = (part("EditControl", of: cell), part("ReorderControl", of: cell))
      return [
        cell.contentView.frame.minX, cell.contentView.frame.width, delete.minX, delete.width, order.minX, order.width,
      ]
    },
  ]

  @MainActor private static var margins: [CGFloat] {
    let cell = RecordedTable.cell()
    _ = table(.plain, [cell])
    let margins = cell.layoutMargins
    return [margins.top, margins.left, margins.bottom, margins.right]
  }

  @MainActor private static func part(_ name: String, of cell: UITableViewCell) -> CGRect {
    RecordedScreen.views("UITableViewCell" + name, in: cell).first?.frame ?? .zero
  }

  // MARK: Cards

  private static let cards = [
    MeasuredFact("table: inset-grouped card, UIKit", is: [20, 362]) {
      let frame = table(.insetGrouped, [RecordedTable.configured()])[0]
      return [frame.minX, frame.width]
    },
    MeasuredFact("table: inset-grouped card, UIKit", on: "iPhone SE", is: [16, 343]) {
      let frame = table(.insetGrouped, [RecordedTable.configured()])[0]
      return [frame.minX, frame.width]
    },
    MeasuredFact("table: inset-grouped card, radius", on: "iPhone 15", is: [26]) {
      let cell = RecordedTable.configured()
      _ = table(.insetGrouped, [cell])
      return [cell.layer.cornerRadius]
    },
    MeasuredFact("table: text inset in the card", is: [16, 16]) {
      let (first, second) = (RecordedTable.cell(), RecordedTable.configured())
      _ = table(.insetGrouped, [first, second])
      let label = second.contentView.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first
      return [first.textLabel?.frame.minX ?? 0, label?.frame.minX ?? 0]
    },
    MeasuredFact("table: separator insets", is: [16, 16]) {
      let cell = RecordedTable.configured()
      _ = table(.insetGrouped, [cell, RecordedTable.configured()])
      let line = part("SeparatorView", of: cell)
      return [line.minX, cell.bounds.width - line.maxX]
    },
    MeasuredFact("table: disclosure", is: [10.33, 20, 30.33, 8]) {
      let cell = RecordedTable.cell(.value1, "Title", "Value", .disclosureIndicator)
      _ = table(.insetGrouped, [cell])
      let arrow = part("AccessoryView", of: cell)
      return [
        arrow.width, cell.bounds.width - arrow.maxX, cell.bounds.width - cell.contentView.frame.maxX,
        cell.contentView.bounds.width - (cell.detailTextLabel?.frame.maxX ?? 0),
      ]
    },
    MeasuredFact("table: disclosure, classic", on: "iPhone 8", system: .iOS16, is: [16]) {
      let cell = RecordedTable.cell(.value1, "Title", "Value", .disclosureIndicator)
      _ = table(.grouped, [cell])
      return [cell.bounds.width - part("AccessoryView", of: cell).maxX]
    },
  ]

  // MARK: Headers and footers

  private static let headers = [
    MeasuredFact("table: empty header and footer", is: [17.67, 35]) {
      let frames = sections([.init(cells: [RecordedTable.configured()]), .init(cells: [RecordedTable.configured()])])
      return [frames[0].minY - 116, frames[1].minY - frames[0].maxY]
    },
    MeasuredFact("table: gap of groups, classic", on: "iPhone 14", system: .iOS16, is: [35]) {
      let frames = sections([.init(cells: [RecordedTable.cell()]), .init(cells: [RecordedTable.cell()])])
      return [frames[1].minY - frames[0].maxY]
    },
    MeasuredFact("table: header with text", on: "iPhone 15", is: [55.33, 45.33]) {
      let frames = sections([
        .init(header: "First", footer: "Text", cells: [RecordedTable.cell()]),
        .init(header: "Second", cells: [RecordedTable.cell()]),
      ])
      // A footer of one line is 30 points high.
      return [frames[0].minY - 113, frames[1].minY - frames[0].maxY - 30]
    },
    MeasuredFact("table: header with text", on: "iPhone SE", is: [38]) {
      let frames = sections([.init(header: "First", cells: [RecordedTable.cell()])], large: true)
      return [frames[0].minY - 126]
    },
    MeasuredFact("table: header with text, classic", on: "iPhone 14", system: .iOS16, is: [38], within: 0.5) {
      let frames = sections([
        .init(cells: [RecordedTable.cell()]), .init(header: "Second", cells: [RecordedTable.cell()]),
      ])
      return [frames[1].minY - frames[0].maxY - 17.67]
    },
    MeasuredFact("table: footer with text", on: "iPhone 15", is: [7.67, 30]) {
      let shown = table([.init(footer: "Text", cells: [RecordedTable.cell()])])
      let footer = shown.footerView(forSection: 0)
      return [footer?.textLabel?.frame.minY ?? 0, footer?.bounds.height ?? 0]
    },
    MeasuredFact("table: header font", on: "iPhone 15", is: [17, 1]) {
      let shown = table([.init(header: "Text", cells: [RecordedTable.cell()])])
      let label = shown.headerView(forSection: 0)?.textLabel
      return [label?.font.pointSize ?? 0, label?.text == "Text" ? 1 : 0]
    },
    MeasuredFact("table: plain header", on: "iPhone 15", is: [28, 22]) {
      let table = RecordedScreen.table(.plain, RecordedTable([.init(header: "Text", cells: [RecordedTable.cell()])]))
      let header = table.headerView(forSection: 0)?.frame ?? .zero
      return [header.height, header.minY]
    },
  ]

  @MainActor private static func table(_ sections: [RecordedTable.Section], large: Bool = false) -> UITableView {
    RecordedScreen.table(.insetGrouped, RecordedTable(sections), large: large)
  }

  /// The frames of the first cells of sections, in the window.
  @MainActor private static func sections(_ sections: [RecordedTable.Section], large: Bool = false) -> [CGRect] {
    let style: UITableView.Style = InterfaceGeneration.current >= .iOS26 ? .insetGrouped : .grouped
    let table = RecordedScreen.table(style, RecordedTable(sections), large: large)
    table.layoutIfNeeded()
    return sections.map { RecordedScreen.frame($0.cells[0]) }
  }

  /// The frames of the cells of one section, in the window.
  @MainActor private static func table(_ style: UITableView.Style, _ cells: [UITableViewCell]) -> [CGRect] {
    let table = RecordedScreen.table(style, RecordedTable([.init(cells: cells)]))
    table.layoutIfNeeded()
    return cells.map(RecordedScreen.frame)
  }
}
