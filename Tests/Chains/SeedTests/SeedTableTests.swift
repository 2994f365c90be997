// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The properties that the examples of document 0 use of a cell.
private class SeedCell: UITableViewCell {
  let _left = UILabel()
  let _rigint = UILabel()
  var leftTitle: UILabel? { _left }
  var rightTitle: UILabel? { _rigint }
  var iconImage: UIImageView?
  var cons_image_width: NSLayoutConstraint?
  var cons_image_height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.with(_left)
    contentView.with(_rigint)
    setText()
    makeLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func setText() {}
  func makeLayout() {}
}

// swift-format-ignore
private final class TwoLabels: SeedCell {
  override func setText() {
    _left.text = "left"
    _rigint.text = "right"
  }
  override func makeLayout() {
self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[l]-10-[r]|", options: [], metrics: nil,
            views: ["l":_left,"r":_rigint]))
self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-10-[l]-10-|", options: [], metrics: nil,
            views: ["l":_left,]))
    _rigint.topAnchor.constraint(equalTo: _left.topAnchor).isActive = true
    _left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }
}

// swift-format-ignore
private final class TwoLines: SeedCell {
override func setText() {
guard let _left = leftTitle,let _rigint = rightTitle else {
  return
 }
  _left.text = "1234567890123456789012345678901234567890"
  _left.numberOfLines = 2
  _rigint.text = "abcdefghijkabcdefghijkabcdefghijkabcdefghijk"
 }
override func makeLayout() {
   guard let _left = leftTitle,let _rigint = rightTitle else {
  return
    }
  self.contentView.addConstraints(NSLayoutConstraint.constraints(
  withVisualFormat: "H:|[l(==100)]-10-[r]|", options: [.alignAllCenterY],     metrics: nil, views: ["l":_left,"r":_rigint]))
   self.contentView.addConstraints(NSLayoutConstraint.constraints(
  withVisualFormat: "V:|[l]|", options: [], metrics: nil,views: ["l":_left,]))
  self.contentView.addConstraints(NSLayoutConstraint.constraints(
   withVisualFormat: "V:|[r]|", options: [], metrics: nil,views: ["r":_rigint,]))
 }
}

// swift-format-ignore
private final class Picture: SeedCell {
  override func setText() {
    iconImage = contentView.with(UIImageView())
    _left.text = "Title"
    _left.setContentHuggingPriority(.defaultHigh, for: .vertical)
    _rigint.text = "A subtitle of several lines, which wraps where the width that is left for it comes to an end."
    _rigint.numberOfLines = 0
    _rigint.font = .systemFont(ofSize: 13)
  }
  override func makeLayout() {
        guard let _left = leftTitle,let _rigint = rightTitle, let _img = iconImage else {
            return
        }
        self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[i]-10-[l]-10-|", options: [],
            metrics: nil, views: ["i":_img,"l":_left]))

        self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[i]-10-[r]-10-|", options: [],
            metrics: nil, views: ["i":_img,"r":_rigint]))

        self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-10-[l]-10-[r]-10-|", options: [],
            metrics: nil, views: ["l":_left,"r":_rigint]))

        cons_image_width = NSLayoutConstraint(item: _img, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 40)

        cons_image_height = NSLayoutConstraint(item: _img, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 40)

        self.contentView.addConstraints([ NSLayoutConstraint(item: _img, attribute: .centerY, relatedBy: .equal, toItem: self.contentView, attribute: .centerY, multiplier: 1.0, constant: 1.0), cons_image_width!,cons_image_height!] )
    }
  func animate(_ ani: Bool) {
        var w_h:CGFloat = 0
        w_h = ani == true ? 100 :40
        self.contentView.layoutIfNeeded()
            self.cons_image_width?.constant = w_h
            self.cons_image_height?.constant = w_h
            self.contentView.layoutIfNeeded()
  }
}

/// The table of document 0, which uses a name of Swift 4.
private struct TableAsPrinted: OldCode {
  let tableView: UITableView

  @available(*, deprecated)
  func run() {
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.estimatedRowHeight = 40
    tableView.rowHeight = UITableViewAutomaticDimension
  }
}

private final class SameRows: NSObject, UITableViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("Seeds 0 and 4: cells in a table", .serialized)
struct SeedTableTests {
  /// The screen of a phone with a table that fills it by constraints.
  private func screen(_ cell: UITableViewCell.Type, _ rows: SameRows) -> (root: UIView, table: UITableView) {
    let root = stage(375, 667)
    let table = UITableView()
    root.addSubview(table)
    asPrinted(TableAsPrinted(tableView: table))
    activate("H:|[table]|", ["table": table])
    activate("V:|[table]|", ["table": table])
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    root.layoutIfNeeded()
    return (root, table)
  }

  @Test("two labels 10 points apart, at the top and bottom edge: the row is as high as text and distances")
  func twoLabels() {
    onScreen(scale: 2) {
      let rows = SameRows(3)
      let (root, table) = screen(TwoLabels.self, rows)
      let cells = table.visibleCells.compactMap { $0 as? TwoLabels }
      #expect(cells.map(\.frameText) == ["0 0 375 40.5", "0 40.5 375 40.5", "0 81 375 40.5"])
      #expect(text(of: cells[0]._rigint.frame.minX) == text(of: cells[0]._left.frame.maxX + 10))
      #expect(root.inspection.conflicts.isEmpty)
    }
  }

  @Test("two lines on the left, one on the right: the row is as high as the two lines")
  func twoLines() {
    onScreen(scale: 2) {
      let rows = SameRows(2)
      let (root, table) = screen(TwoLines.self, rows)
      let cell = table.visibleCells.first as? TwoLines
      #expect(cell?.frame.height == 41)
      #expect(cell?._left.frameText == "0 0 100 41")
      #expect(cell?._rigint.frameText == "110 0 265 41")
      #expect(root.inspection.conflicts.isEmpty)
    }
  }

  @Test("picture, title, subtitle: the row follows the subtitle; the article measures 15 at the edge, iOS 16 has 16")
  func picture() {
    onScreen(scale: 2) {
      let rows = SameRows(4)
      let (root, table) = screen(Picture.self, rows)
      let cells = table.visibleCells.compactMap { $0 as? Picture }
      // 10 + 20.5 + 10 + two lines of 13 points + 10
      #expect(cells.map(\.frameText).prefix(2) == ["0 0 375 82", "0 82 375 82"])
      #expect(cells[0].iconImage?.across == "16…56")
      #expect(cells[0]._left.frameText == "66 10 299 20.5")
      #expect(cells[0]._rigint.frameText == "66 40.5 299 31.5")
      #expect(abs((cells[0].iconImage?.frame.midY ?? 0) - 42) <= 0.25)
      #expect(table.contentSize.height == 328)
      #expect(root.inspection.conflicts.isEmpty)
    }
  }

  @Test("the picture that grows: its constants change, the texts yield, and the next update makes the row higher")
  func growingPicture() {
    onScreen(scale: 2) {
      let rows = SameRows(2)
      let (_, table) = screen(Picture.self, rows)
      let cell = table.visibleCells[0] as? Picture
      cell?.animate(true)
      #expect(cell?.iconImage?.frame.width == 100)
      #expect(cell?._left.frame.minX == 126)
      table.beginUpdates()
      table.endUpdates()
      #expect(cell?.frame.height == 97.5)
      #expect(table.visibleCells[1].frame.minY == 97.5)
      cell?.animate(false)
      table.performBatchUpdates(nil)
      #expect(cell?.frame.height == 82)
    }
  }

  // MARK: Document 4

  private struct HeightAsPrinted: OldCode {
    let cell: UITableViewCell

    @available(*, deprecated)
    func run() -> CGFloat { cell.contentView.systemLayoutSizeFitting(UILayoutFittingCompressedSize).height }
  }

  @Test("the height computed with a cell that is never shown, as before iOS 8, is the height that the table finds")
  func reckonedHeight() {
    onScreen(scale: 2) {
      final class Reckoning: NSObject, UITableViewDelegate {
        let height: CGFloat
        init(_ height: CGFloat) { self.height = height }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
      }
      let template = Picture(style: .default, reuseIdentifier: nil)
      template._rigint.preferredMaxLayoutWidth = 299
      let height = asPrinted(HeightAsPrinted(cell: template))
      #expect(height == 82)
      let rows = SameRows(3)
      let delegate = Reckoning(height)
      let (root, table) = screen(Picture.self, rows)
      table.delegate = delegate
      root.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [82, 82, 82])
      #expect(root.inspection.conflicts.isEmpty)
    }
  }
}
