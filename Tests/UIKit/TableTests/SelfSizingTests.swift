// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Tables: self-sizing rows", .serialized, .system(.iOS18))
struct SelfSizingTests {
  private let long = String(repeating: "a longer text ", count: 10)

  private func texts(_ texts: [String]) -> Rows {
    let rows = Rows([texts])
    rows.fill = { ($0 as? TextCell)?.label.text = $1 }
    return rows
  }

  /// Rows whose heights are written in their texts.
  private func boxes(_ heights: [CGFloat]) -> Rows {
    let rows = Rows([heights.map { "\($0)" }])
    rows.fill = { ($0 as? BoxCell)?.height.constant = CGFloat(Double($1) ?? 0) }
    return rows
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("a cell is as high as its constraints require; the label wraps between the margins")
  func heights() {
    onScreen(scale: 2) {
      let table = table(texts(["short", long]), TextCell.self)
      let cells = table.visibleCells
      // 11 + 20.5 + 11
      #expect(cells[0].frameText == "0 0 375 42.5")
      let label = (cells[1] as? TextCell)?.label
      #expect(label?.frame.minX == 16)
      #expect(label?.frame.width == 343)
      let lines = ((cells[1].frame.height - 22) / 20.287).rounded()
      #expect(lines >= 2 && lines <= 4)
      #expect(cells[1].frame.minY == 42.5)
      #expect(text(of: cells[1].contentView.frame.size) == text(of: cells[1].bounds.size))
      #expect(table.inspection.conflicts.isEmpty)
    }
  }

  @Test(
    "a cell without constraints is 44 points high, less the separator's pixel", arguments: [(2, "43.5"), (3, "43.667")])
  func standard(scale: CGFloat, expected: String) {
    onScreen(scale: scale) {
      let table = table(Rows(["Item"].map { [$0] }))
      #expect(text(of: table.visibleCells[0].frame.height) == expected)
    }
  }

  @Test("a height of zero is taken for a mistake, with one warning")
  func collapse() {
    let rows = boxes([0, 0])
    var heights: [CGFloat] = []
    let messages = logged {
      heights = table(rows, BoxCell.self).visibleCells.map(\.frame.height)
    }
    #expect(heights == [44, 44])
    #expect(messages.filter { $0.hasPrefix("Warning once only: Detected a case") }.count == 1)
  }

  @Test("the delegate's height overrides the table's, and may be automatic")
  func delegateHeight() {
    final class Mixed: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 70 : UITableView.automaticDimension
      }
    }
    let delegate = Mixed()
    // The given height causes conflicts of 30 against 70 by intention.
    let table = table(boxes([30, 30]), BoxCell.self) {
      $0.rowHeight = 50
      $0.delegate = delegate
    }
    #expect(table.visibleCells.map(\.frame.height) == [70, 30])
    withExtendedLifetime(delegate) {}
  }

  @Test("without estimates no row sizes itself")
  func noEstimates() {
    let table = table(boxes([30, 30]), BoxCell.self) { $0.estimatedRowHeight = 0 }
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
  }

  @Test("the content is as high as known and estimated heights together")
  func contentSize() {
    let table = table(boxes(Array(repeating: 100, count: 50)), BoxCell.self, height: 400) {
      $0.estimatedRowHeight = 40
    }
    #expect(table.visibleCells.count == 4)
    #expect(text(of: table.contentSize.height) == text(of: 4 * 100 + 46 * 40))
    #expect(text(of: table.rectForRow(at: path(10))) == "0 640 375 40")
  }

  @Test("a row that returns is measured again, because its content may have changed meanwhile")
  func measuredAgain() {
    final class Counting: UITableViewCell {
      static var measured = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        Counting.measured += 1
        return CGSize(width: targetSize.width, height: 60)
      }
    }
    Counting.measured = 0
    let table = table(Rows(100), Counting.self, height: 300)
    #expect(Counting.measured == 5)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(Counting.measured == 15)
  }

  @Test("when estimates above turn out wrong, visible content stays where it is", arguments: [20, 250] as [CGFloat])
  func stable(height: CGFloat) {
    let table = table(boxes(Array(repeating: height, count: 200)), BoxCell.self, height: 400) {
      $0.estimatedRowHeight = 100
    }
    table.scrollToRow(at: path(150), at: .top, animated: false)
    table.layoutIfNeeded()
    for _ in 0..<30 {
      guard let cell = table.visibleCells.first, let row = table.indexPath(for: cell) else {
        Issue.record("nothing in sight")
        return
      }
      let before = cell.frame.minY - table.contentOffset.y
      table.contentOffset.y -= 10
      table.layoutIfNeeded()
      let after = table.rectForRow(at: row).minY - table.contentOffset.y
      #expect(abs(after - before - 10) < 0.01, "row \(row.row)")
    }
  }

  @Test("a row that is scrolled to is at the requested position, with any estimates")
  func scrollTo() {
    let table = table(boxes((0..<300).map { CGFloat($0 % 7) * 30 + 20 }), BoxCell.self, height: 400)
    table.scrollToRow(at: path(200), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(200)).minY == table.contentOffset.y)
    table.scrollToRow(at: path(299), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(text(of: table.contentOffset.y + 400) == text(of: table.contentSize.height))
  }

  @Test("another width wraps texts differently")
  func rotation() {
    let table = table(texts([long, long]), TextCell.self, width: 320)
    let narrow = table.visibleCells[0].frame.height
    table.frame.size.width = 640
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.width == 640)
    #expect(table.visibleCells[0].frame.height < narrow)
    #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
  }

  @Test("larger text makes rows higher")
  func textSize() {
    let rows = texts(["text"])
    rows.fill = {
      guard let label = ($0 as? TextCell)?.label else { return }
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = $1
    }
    let table = table(rows, TextCell.self)
    let before = table.visibleCells[0].frame.height
    table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height > before + 5)
  }

  @Test("an empty update measures visible rows again; a changed constraint alone does not")
  func emptyUpdate() {
    let table = table(boxes([50, 50]), BoxCell.self)
    (table.visibleCells[0] as? BoxCell)?.height.priority = UILayoutPriority(999)
    (table.visibleCells[0] as? BoxCell)?.height.constant = 90
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [50, 50])
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells.map(\.frame.height) == [90, 50])
    #expect(table.contentSize.height == 140)
  }

  @Test(
    "what invalidates the height of a row",
    arguments: [
      (UITableView.SelfSizingInvalidation.disabled, 50, 50), (.enabled, 50, 90),
      (.enabledIncludingConstraints, 90, 90),
    ] as [(UITableView.SelfSizingInvalidation, CGFloat, CGFloat)])
  func invalidation(mode: UITableView.SelfSizingInvalidation, byConstraint: CGFloat, byHand: CGFloat) {
    let table = table(boxes([50, 50]), BoxCell.self) { $0.selfSizingInvalidation = mode }
    let cell = table.visibleCells[0] as? BoxCell
    cell?.height.priority = UILayoutPriority(999)
    cell?.height.constant = 90
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height == byConstraint)
    cell?.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height == byHand)
    #expect(table.visibleCells[1].frame.minY == byHand)
  }

  @Test("a label in a cell that gets more text makes its row higher with selfSizingInvalidation")
  func labelInvalidation() {
    let table = table(texts(["short", "short"]), TextCell.self) {
      $0.selfSizingInvalidation = .enabledIncludingConstraints
    }
    let before = table.visibleCells[0].frame.height
    (table.visibleCells[0] as? TextCell)?.label.text = long
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height > before)
    #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
  }

  @Test("a cell that requests another height at every layout ends with a report")
  func feedback() {
    final class Restless: UITableViewCell {
      var wanted: CGFloat = 50
      override func layoutSubviews() {
        super.layoutSubviews()
        wanted = wanted == 50 ? 60 : 50
        invalidateIntrinsicContentSize()
      }
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
    }
    let messages = logged { _ = table(Rows(1), Restless.self) }
    #expect(messages.contains { $0.hasPrefix("layoutSubviews keeps requesting layout below") })
  }

  // MARK: Encapsulated constraints

  @Test("a given height against a chain of constraints reads as in Xcode")
  func conflict() throws {
    let rows = boxes([30])
    var shown: UITableView?
    let messages = logged { shown = table(rows, BoxCell.self) { $0.rowHeight = 50 } }
    let message = try #require(messages.first { $0.hasPrefix("Unable to simultaneously satisfy constraints.") })
    #expect(
      message.contains(
        "<NSLayoutConstraint:0x0 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x0.height == 50   "
          + "(active)>"))
    #expect(
      message.contains(
        "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x0 UIView:0x0.height == 30"))
    #expect(shown?.visibleCells[0].frame.height == 50)
  }

  @Test("the size from the table is among the content view's constraints, required")
  func listed() {
    let table = table(texts(["text"]), TextCell.self)
    let own = table.visibleCells[0].contentView.constraints.filter { $0.identifier?.hasPrefix("UIView-Encap") ?? false }
    #expect(own.map(\.identifier) == ["UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height"])
    #expect(own.map(\.priority) == [.required, .required])
    #expect(own.map(\.constant) == [375, table.visibleCells[0].frame.height])
  }

  @Test("an estimate never conflicts: the height is applied once it is known")
  func noEarlyConflict() {
    let messages = logged { _ = table(boxes([200, 300, 10]), BoxCell.self) }
    #expect(messages.isEmpty)
  }

  @Test("a cell laid out by itself has the size of its frame, and its constraints are solved for it only")
  func alone() {
    let cell = BoxCell(style: .default, reuseIdentifier: nil)
    cell.height.constant = 120
    let messages = logged {
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
      cell.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(cell.box.frameText == "0 0 300 120")
    #expect(text(of: cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height) == "120")
  }
}
