// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

// swift-format-ignore
internal class NineGridCollectionView : UICollectionView {

    override func layoutSubviews() {
        super.layoutSubviews()
        if !self.bounds.size.equalTo(self.intrinsicContentSize) {
            self.invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        print("contentSize = \(self.contentSize)")
        return self.contentSize
    }
}

/// Nine items of 105 × 37 points, three per line at a width of 345 points.
private final class NineItems: NSObject, UICollectionViewDataSource {
  var count = 9

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func fill(_ collectionView: UICollectionView) {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = self
  }
}

@MainActor
private func nineGridLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 105, height: 37)
  return layout
}

/// The cell of the article whose grid uses its content size as intrinsic size.
private final class NineGridCell: UITableViewCell {
  let items = NineItems()
  let collectionView = NineGridCollectionView(frame: .zero, collectionViewLayout: nineGridLayout())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    items.fill(collectionView)
    contentView.with(collectionView)
    makeLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // swift-format-ignore
  private func makeLayout() {
self.contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[collectionView]|",
                                           options: [],
                                           metrics: nil,
                                           views: ["collectionView": collectionView]))
self.contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[collectionView]|",
                                           options: [],
                                           metrics: nil,
                                           views: ["collectionView": collectionView]))
  }
}

/// The cell of the article whose grid has a height that the cell sets.
private final class HeightGridCell: UITableViewCell {
  let items = NineItems()
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: nineGridLayout())
  var heightConstraintOfCollectionView: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    items.fill(collectionView)
    contentView.with(collectionView)
    makeLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // swift-format-ignore
  private func makeLayout() {
 contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[collectionView(==self)]|",
                                           options: [],
                                           metrics: nil,
                                           views: ["collectionView": collectionView,
                                                   "self": contentView]))
 contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[collectionView]|",
                                           options: [],
                                           metrics: nil,
                                           views: ["collectionView": collectionView])
        )
 heightConstraintOfCollectionView = NSLayoutConstraint(item: collectionView,
                                                              attribute: .height,
                                                              relatedBy: .equal,
                                                              toItem: nil,
                                                              attribute: .notAnAttribute,
                                                              multiplier: 1.0,
                                                              constant: 0.0)
 heightConstraintOfCollectionView?.isActive = true
    // The cell has its own height until it is measured; see the article SelfSizingCells.
    heightConstraintOfCollectionView?.isActive = false
    heightConstraintOfCollectionView?.priority = UILayoutPriority(999)
    heightConstraintOfCollectionView?.isActive = true
  }

  // swift-format-ignore
  func updateCollectionViewHeightConstraint(height:Double) {
     heightConstraintOfCollectionView?.constant = height
    }

  /// Sets the height when the width is known: when the table measures the cell.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    collectionView.bounds.size.width = targetSize.width
    updateCollectionViewHeightConstraint(
      height: Double(collectionView.collectionViewLayout.collectionViewContentSize.height))
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

@MainActor
@Suite("Seed 0, “iOS自动布局与VFL”: the grid of nine in a cell", .serialized)
struct SeedCollectionTests {
  /// A table of one section whose rows are cells of a class.
  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private struct TableSettingsAsPrinted: OldCode {
    let table: UITableView

    // swift-format-ignore
    @available(*, deprecated)
    func run() {
 table.translatesAutoresizingMaskIntoConstraints = false
 table.estimatedRowHeight = 40
 table.rowHeight = UITableViewAutomaticDimension
    }
  }

  private func table(_ cellClass: UITableViewCell.Type, _ rows: Rows, width: CGFloat) -> (UIView, UITableView) {
    let root = stage(width, 600)
    let table = UITableView(frame: root.bounds, style: .plain)
    root.addSubview(table)
    asPrinted(TableSettingsAsPrinted(table: table))
    activate("H:|[table]|", ["table": table])
    activate("V:|[table]|", ["table": table])
    table.register(cellClass, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    return (root, table)
  }

  @Test("by content size, in a cell: frame and content agree at once, where iOS gives 204 for a content of 131")
  func byContentInCell() throws {
    let rows = Rows(2)
    let (root, table) = table(NineGridCell.self, rows, width: 345)
    root.layoutIfNeeded()
    for row in 0..<2 {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? NineGridCell)
      #expect(cell.collectionView.frameText == "0 0 345 131")
      #expect(text(of: cell.collectionView.contentSize) == "345 131")
      #expect(cell.collectionView.visibleCells.count == 9)
    }
    #expect(text(of: table.rectForRow(at: IndexPath(row: 1, section: 0)).minY) >= "131")
  }

  @Test("by content size, in a cell: another width gives other lines, and another height at once")
  func byContentRotated() throws {
    let rows = Rows(1)
    let (root, table) = table(NineGridCell.self, rows, width: 345)
    root.layoutIfNeeded()
    root.frame.size.width = 700
    root.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NineGridCell)
    #expect(cell.collectionView.frameText == "0 0 700 84")
    #expect(text(of: cell.collectionView.contentSize) == "700 84")
  }

  @Test("by content size, in a plain view: the first pass has the height for the width that it finds")
  func byContentInView() {
    let items = NineItems()
    let root = stage(345, 500), contentView = root.withChild()
    let collectionView = contentView.with(NineGridCollectionView(frame: .zero, collectionViewLayout: nineGridLayout()))
    items.fill(collectionView)
    activate("H:|[contentView]|", ["contentView": contentView])
    activate("V:|[contentView]", ["contentView": contentView])
    activate("H:|[collectionView]|", ["collectionView": collectionView])
    activate("V:|[collectionView]|", ["collectionView": collectionView])
    #expect(
      text(
        of: contentView.systemLayoutSizeFitting(
          CGSize(width: 345, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)) == "345 131")
    root.layoutIfNeeded()
    #expect(collectionView.frameText == "0 0 345 131" && contentView.frameText == "0 0 345 131")
    items.count = 4
    collectionView.reloadData()
    root.layoutIfNeeded()
    #expect(collectionView.frameText == "0 0 345 84", "two lines are left; the grid itself says so in layoutSubviews")
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(collectionView.frameText == "0 0 220 84")
    root.frame.size.width = 110
    root.layoutIfNeeded()
    #expect(collectionView.frameText == "0 0 110 178")
  }

  @Test("by content size, with self-sizing cells: all of them are measured before the height is returned")
  func byContentSelfSizing() {
    final class Tag: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = contentView.with(SizedView(100, 60))
        activate("H:|[view]|", ["view": view])
        activate("V:|[view]|", ["view": view])
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }
    }
    let items = NineItems()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let root = stage(345, 500)
    let collectionView = root.with(NineGridCollectionView(frame: .zero, collectionViewLayout: layout))
    items.fill(collectionView)
    collectionView.register(Tag.self, forCellWithReuseIdentifier: "item")
    activate("H:|[collectionView]|", ["collectionView": collectionView])
    collectionView.pin(top: 0)
    root.layoutIfNeeded()
    #expect(collectionView.frameText == "0 0 345 200")
    #expect(collectionView.visibleCells.count == 9)
  }

  @Test("by height constraint, in a cell that sets it when the width is known")
  func byHeightInCell() throws {
    let rows = Rows(2)
    let (root, table) = table(HeightGridCell.self, rows, width: 345)
    root.layoutIfNeeded()
    for width in [345, 700] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      for row in 0..<2 {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? HeightGridCell)
        let expected = width == 345 ? "0 0 345 131" : "0 0 700 84"
        #expect(cell.collectionView.frameText == expected)
        #expect(cell.heightConstraintOfCollectionView?.constant == cell.collectionView.contentSize.height)
      }
    }
  }

  @Test("by height constraint, in a plain view: the layout's content size is that of the present bounds")
  func byHeightInView() {
    let items = NineItems()
    let root = stage(345, 500)
    let collectionView = root.with(UICollectionView(frame: .zero, collectionViewLayout: nineGridLayout()))
    items.fill(collectionView)
    activate("H:|[collectionView]|", ["collectionView": collectionView])
    let height = collectionView.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    collectionView.pin(top: 0)
    root.layoutIfNeeded()
    height.constant = collectionView.collectionViewLayout.collectionViewContentSize.height
    root.layoutIfNeeded()
    #expect(collectionView.frameText == "0 0 345 131")
    #expect(collectionView.visibleCells.count == 9)
    // No layout in between: the size of the content follows the bounds as soon as they change.
    collectionView.bounds.size.width = 220
    #expect(text(of: collectionView.collectionViewLayout.collectionViewContentSize) == "220 225")
  }
}
