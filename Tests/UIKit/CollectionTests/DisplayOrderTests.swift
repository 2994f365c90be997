// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// A delegate that records its calls for elements, in order.
@MainActor
private final class DisplayLog: NSObject, UICollectionViewDelegate {
  var heard: [String] = []
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { heard.append("show \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { heard.append("end \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { heard.append("end \(elementKind.suffix(6)) \(indexPath.section)") }
}

@MainActor
@Suite("Collection views: the order of calls to delegates", .serialized)
struct CollectionDisplayOrderTests {
  private func layout(header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    layout.footerReferenceSize = CGSize(width: 0, height: header)
    return layout
  }

  @Test(
    "views that disappear are reported in ascending order of their index paths, for every cause", arguments: 0..<3
  )
  func ascending(cause: Int) {
    let log = DisplayLog()
    let source = GridSource([9, 9, 9])
    let view = UICollectionView.grid(300, 2000, layout(header: 20), source)
    view.delegate = log
    view.layoutIfNeeded()
    log.heard = []
    switch cause {
    case 0:
      view.contentOffset.y = 9000
      view.layoutIfNeeded()
    case 1: view.reloadData()
    default:
      source.counts = []
      view.deleteSections([0, 1, 2])
    }
    let expected = (0..<3).flatMap { section in
      ["end \(section).0", "end Footer \(section)", "end Header \(section)"] + (1..<9).map { "end \(section).\($0)" }
    }
    #expect(log.heard.filter { $0.hasPrefix("end") } == expected)
  }

  @Test("a reloaded item gets another cell, and the old one leaves after the new one has come")
  func reload() {
    let log = DisplayLog()
    let source = GridSource([3])
    let view = UICollectionView.grid(300, 300, layout(), source)
    view.delegate = log
    view.layoutIfNeeded()
    let cells = view.visibleCells
    log.heard = []
    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    #expect(log.heard == ["show 0.1", "end 0.1"])
    #expect(view.visibleCells[1] !== cells[1] && cells[1].superview == nil)
    #expect(view.visibleCells[0] === cells[0] && view.visibleCells[2] === cells[2])
    view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(view.visibleCells[0] === cells[0])
  }

  @Test("a reloaded section gets other cells and another header")
  func reloadSection() {
    let view = UICollectionView.grid(300, 400, layout(header: 20), GridSource([3]))
    view.layoutIfNeeded()
    let cells = view.visibleCells
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    view.reloadSections([0])
    #expect(view.visibleCells.count == 3 && zip(cells, view.visibleCells).allSatisfy { $0 !== $1 })
    #expect(header != nil && view.visibleSupplementaryViews(ofKind: kind).first !== header)
  }

  @Test("reconfiguring with another cell replaces the old one")
  func replacedWhileReconfigured() {
    let source = GridSource([2])
    let view = UICollectionView.grid(300, 300, layout(), source)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "other")
    view.layoutIfNeeded()
    let cells = view.visibleCells
    final class Other: GridSource {
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath) }
    }
    let other = Other([2])
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    #expect(view.visibleCells[1] === cells[1])
    view.dataSource = other
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0 is SizedCell })
  }

  @Test("members can be overridden as UIKit's can")
  func overriding() {
    final class Grid: UICollectionView {
      var dequeued = 0
      override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
      {
        dequeued += 1
        return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      }
      override var numberOfSections: Int { super.numberOfSections }
      override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
      override var visibleCells: [UICollectionViewCell] { super.visibleCells.reversed() }
      override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
      ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: []) }
      override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
      ) {}
    }
    let source = GridSource([3])
    let view = Grid(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.dequeued == 3)
    #expect(view.visibleCells.first === view.cellForItem(at: IndexPath(item: 2, section: 0)))
  }

  @Test("a class that is not a view of the kind raises UIKit's exception")
  func wrongClass() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
    var reasons: [String] = []
    LayoutException.handler = { reasons.append("\($0.rawValue): \($1)") }
    defer { LayoutException.handler = LayoutException.stop }
    view.register(UILabel.self, forCellWithReuseIdentifier: "label")
    #expect(
      reasons == [
        "NSInvalidArgumentException: must pass a class of kind UICollectionReusableView; UILabel was registered for "
          + "identifier (label)"
      ])
  }
}
