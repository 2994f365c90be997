// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

/// A recorded cell: its contents, and the frames of its parts.
struct RecordedCell: Sendable, CustomTestStringConvertible {
  var style: UITableViewCell.CellStyle = .default
  var accessory: UITableViewCell.AccessoryType = .none
  var width: CGFloat = 414
  var height: CGFloat = 51
  var indentation: CGFloat = 0
  var content: String
  var title: String?
  var detail: String?

  var testDescription: String { "\(style) \(accessory) \(width)×\(height)" }
}

@MainActor
@Suite("Cells: parts and margins", .serialized, .system(.iOS18))
struct CellLayoutTests {
  /// Retains the objects that a test needs while it examines a cell.
  private final class Kept { var objects: [AnyObject] = [] }
  private let kept = Kept()

  private func shown(
    _ change: @escaping (UITableViewCell) -> Void, style: UITableViewCell.CellStyle = .default,
    in tableStyle: UITableView.Style = .plain, width: CGFloat = 414, height: CGFloat = 51,
    _ prepare: (UITableView) -> Void = { _ in }
  ) -> (table: UITableView, cell: UITableViewCell) {
    let rows = CellRows(style, change)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: tableStyle)
    table.rowHeight = height
    table.dataSource = rows
    table.delegate = rows
    prepare(table)
    table.layoutIfNeeded()
    kept.objects += [table, rows]
    return (table, table.visibleCells[0])
  }

  private final class CellRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let style: UITableViewCell.CellStyle
    let change: (UITableViewCell) -> Void
    init(_ style: UITableViewCell.CellStyle, _ change: @escaping (UITableViewCell) -> Void) {
      self.style = style
      self.change = change
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      change(cell)
      return cell
    }
  }

  @Test(
    "frames that Interface Builder recorded at 2 pixels a point",
    arguments: [
      RecordedCell(content: "0 0 414 51", title: "20 0 374 51"),
      RecordedCell(accessory: .disclosureIndicator, content: "0 0 383.5 51", title: "20 0 355.5 51"),
      RecordedCell(
        accessory: .disclosureIndicator, width: 375, height: 43.5, content: "0 0 348.5 43.5", title: "16 0 324.5 43.5"),
      RecordedCell(accessory: .detailButton, content: "0 0 370 51", title: "20 0 342 51"),
      RecordedCell(accessory: .checkmark, content: "0 0 370 51", title: "20 0 342 51"),
      RecordedCell(accessory: .detailDisclosureButton, height: 76, content: "0 0 357 76", title: "20 0 329 76"),
      RecordedCell(
        accessory: .detailButton, indentation: 64, content: "0 0 370 51", title: "84 0 278 51"),
    ])
  func recordedTitles(recorded: RecordedCell) {
    onScreen(scale: 2) {
      let (_, cell) = shown(
        {
          $0.accessoryType = recorded.accessory
          $0.textLabel?.text = "Title"
          $0.indentationWidth = recorded.indentation
          $0.indentationLevel = recorded.indentation > 0 ? 1 : 0
        }, style: recorded.style, width: recorded.width, height: recorded.height)
      #expect(cell.contentView.frameText == recorded.content)
      #expect(cell.textLabel?.frameText == recorded.title)
    }
  }

  @Test("a value at the trailing edge; a larger and a smaller text share a baseline")
  func value1() {
    onScreen(scale: 2) {
      let (_, cell) = shown(
        {
          $0.textLabel?.text = "Name"
          $0.detailTextLabel?.text = "Detail"
          $0.accessoryType = .disclosureIndicator
        }, style: .value1)
      #expect(cell.textLabel?.frame.minX == 20)
      #expect(cell.textLabel?.frame.minY == 16)
      #expect(cell.detailTextLabel?.frame.minY == 16)
      #expect(cell.detailTextLabel?.frame.maxX == 375.5)
      cell.detailTextLabel?.font = .systemFont(ofSize: 14)
      cell.layoutIfNeeded()
      #expect(cell.detailTextLabel?.down == "19…36")
    }
  }

  @Test("the second value style: the title takes 91 points, the detail follows")
  func value2() {
    onScreen(scale: 2) {
      let (_, cell) = shown(
        {
          $0.textLabel?.text = "Title"
          $0.detailTextLabel?.text = "Subtitle"
        }, style: .value2, width: 375, height: 44)
      #expect(cell.textLabel?.frameText == "16 15 91 14.5")
      #expect(cell.detailTextLabel?.frame.minX == 113)
      #expect(cell.detailTextLabel?.down == "15…29.5")
    }
  }

  @Test("title and subtitle, as recorded in rows of 60 and 80 points")
  func subtitle() {
    onScreen(scale: 2) {
      let fill: (UITableViewCell) -> Void = {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Detail"
      }
      let (_, sixty) = shown(fill, style: .subtitle, height: 60)
      #expect(sixty.textLabel?.down == "10…30.5")
      #expect(sixty.detailTextLabel?.down == "33.5…48")
      let (_, eighty) = shown(
        {
          fill($0)
          $0.textLabel?.font = .systemFont(ofSize: 16)
          $0.detailTextLabel?.font = .systemFont(ofSize: 11)
        }, style: .subtitle, width: 375, height: 80)
      #expect(eighty.textLabel?.down == "21…40.5")
      #expect(eighty.detailTextLabel?.down == "43.5…57")
      let (_, automatic) = shown(fill, style: .subtitle, height: UITableView.automaticDimension)
      #expect(automatic.frame.height == 55.5)
    }
  }

  @Test("an image before the texts: the texts begin 15 points after it, and so does the separator")
  func image() {
    onScreen(scale: 2) {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      let (_, cell) = shown(
        {
          $0.imageView?.image = picture
          $0.textLabel?.text = "Title"
          $0.accessoryType = .disclosureIndicator
        })
      #expect(cell.imageView?.frameText == "20 13.5 24 24")
      #expect(cell.textLabel?.frameText == "59 0 316.5 51")
      let separator = cell.subviews.first { String(describing: type(of: $0)).contains("Separator") }
      #expect(separator?.frameText == "59 50.5 355 0.5")
    }
  }

  @Test("right to left: the layout is mirrored")
  func rightToLeft() {
    onScreen(scale: 2) {
      let (_, cell) = shown(
        {
          $0.textLabel?.text = "Title"
          $0.accessoryType = .disclosureIndicator
        }, width: 375
      ) { $0.traitOverrides.layoutDirection = .rightToLeft }
      #expect(cell.contentView.frameText == "26.5 0 348.5 51")
      #expect(cell.textLabel?.frameText == "8 0 324.5 51")
      let accessory = cell.subviews.first { String(describing: type(of: $0)).contains("Accessory") }
      #expect(accessory?.across == "16…26.5")
    }
  }

  @Test("a custom accessory view is at the margin with its own size")
  func accessoryView() {
    let control = UISwitch()
    let (_, cell) = shown({ $0.accessoryView = control }, width: 375, height: 44)
    #expect(control.frame.maxX == 359)
    #expect(cell.contentView.frame.width == 359 - control.frame.width)
    #expect(abs(control.frame.midY - 22) <= 0.5)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(control.superview == nil)
    #expect(cell.contentView.frame.width == 375)
  }

  @Test(
    "the margins of the content view by width: 16, or 20 from 393 on; 8 next to an accessory",
    arguments: [(320, 16), (375, 16), (390, 16), (393, 20), (414, 20), (768, 20)] as [(CGFloat, CGFloat)])
  func margins(width: CGFloat, margin: CGFloat) {
    let (_, cell) = shown({ _ in }, width: width)
    #expect(text(of: cell.contentView.layoutMargins) == "11 \(text(of: margin)) 11 \(text(of: margin))")
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(text(of: cell.contentView.layoutMargins) == "11 \(text(of: margin)) 11 8")
  }

  @Test("explicit margins count: those of the content view, and those of the table if larger")
  func setMargins() {
    let (table, cell) = shown({ _ in }, width: 375)
    table.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 16)
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == 40)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 50, bottom: 2, right: 60)
    #expect(text(of: cell.contentView.layoutMargins) == "1 50 2 60")
  }

  @Test("readable width: the margins grow until the text has a readable width")
  func readable() {
    let (table, cell) = shown({ _ in }, width: 1024)
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(cell.contentView.layoutMargins.left == 176)
    #expect(cell.contentView.layoutMargins.right == 176)
  }

  @Test("the safe area at the sides: content avoids it, cells do not")
  func safeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    let rows = CellRows(.default) { $0.textLabel?.text = "Title" }
    let table = UITableView(frame: controller.view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 50
    table.dataSource = rows
    controller.view.addSubview(table)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    window.makeKeyAndVisible()
    let cell = table.visibleCells[0]
    let width = window.bounds.width
    #expect(cell.frame.width == width)
    #expect(cell.contentView.across == "44…\(text(of: width - 44))")
    let margin: CGFloat = width < 393 ? 16 : 20
    #expect(cell.contentView.layoutMargins.left == margin)
    table.insetsContentViewsToSafeArea = false
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == width)
    #expect(cell.contentView.layoutMargins.left == 44 + margin)
    #expect(cell.contentView.layoutMargins.top == 11)
  }

  @Test(
    "an inset group is inside the table's margins, with rounded corners at its ends", arguments: [(375, 16), (414, 20)])
  func insetGroup(width: CGFloat, inset: CGFloat) {
    let rows = Rows([["a", "b", "c"]])
    let table = table(rows, style: .insetGrouped, width: width)
    let cells = table.visibleCells
    #expect(cells[0].across == "\(text(of: inset))…\(text(of: width - inset))")
    #expect(cells[0].layer.cornerRadius == 10)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.cornerRadius == 0)
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[0].contentView.layoutMargins.left == inset)
  }

  // MARK: Separators

  private func separators(_ cell: UITableViewCell) -> [String] {
    cell.subviews.filter { String(describing: type(of: $0)).contains("Separator") }.map(\.frameText).sorted()
  }

  @Test("separators: at the text; at explicit insets; relative to the text; none")
  func separators() {
    onScreen(scale: 2) {
      let (table, cell) = shown({ $0.textLabel?.text = "Title" }, width: 375, height: 44)
      #expect(separators(cell) == ["16 43.5 359 0.5"])
      #expect(text(of: table.separatorInset) == "0 16 0 0")
      table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      table.layoutIfNeeded()
      #expect(separators(cell) == ["30 43.5 335 0.5"])
      table.separatorInsetReference = .fromAutomaticInsets
      table.layoutIfNeeded()
      #expect(separators(cell) == ["46 43.5 319 0.5"])
      cell.separatorInset = .zero
      table.layoutIfNeeded()
      #expect(separators(cell) == ["0 43.5 375 0.5"])
      table.separatorStyle = .none
      table.layoutIfNeeded()
      #expect(separators(cell).isEmpty)
    }
  }

  @Test("groups have lines from edge to edge at their ends; inset groups have none")
  func groupSeparators() {
    onScreen(scale: 2) {
      let rows = Rows([["a", "b"]])
      let grouped = table(rows, style: .grouped) { $0.rowHeight = 44 }.visibleCells
      #expect(separators(grouped[0]) == ["0 0 375 0.5", "16 43.5 359 0.5"])
      #expect(separators(grouped[1]) == ["0 43.5 375 0.5"])
      let inset = table(rows, style: .insetGrouped) { $0.rowHeight = 44 }.visibleCells
      #expect(separators(inset[0]) == ["16 43.5 327 0.5"])
      #expect(separators(inset[1]).isEmpty)
    }
  }

  // MARK: Editing

  @Test("editing: the content makes space for the control, and takes it back")
  func editing() {
    let (table, cell) = shown(
      {
        $0.accessoryType = .disclosureIndicator
        $0.editingAccessoryType = .none
      }, width: 375)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.across == "40…375")
    #expect(cell.contentView.layoutMargins.left == 8)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(!cell.isEditing)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("editing: delegate and data source determine the control of a row")
  func editingRules() {
    final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 3 }
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .none }
    }
    let editor = Editor()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.rowHeight = 44
    table.dataSource = editor
    table.delegate = editor
    table.isEditing = true
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.map(\.isEditing) == [false, true, true, true])
    #expect(cells.map(\.editingStyle) == [.none, .insert, .none, .none])
    #expect(cells.map { $0.contentView.across } == ["0…375", "40…375", "0…375", "0…332"])
    #expect(cells[3].showsReorderControl)
  }
}
