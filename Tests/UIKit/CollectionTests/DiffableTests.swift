// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Snapshots", .serialized)
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func raised(_ body: () -> Void) -> [String] {
    var reasons: [String] = []
    LayoutException.handler = { reasons.append($1) }
    defer { LayoutException.handler = LayoutException.stop }
    body()
    return reasons
  }

  @Test("items are inserted, moved and removed by identity")
  func editing() {
    var made = snapshot(("a", [1, 2, 3]), ("b", [4]))
    made.insertItems([10, 11], beforeItem: 2)
    made.insertItems([20], afterItem: 4)
    made.moveItem(1, afterItem: 4)
    made.moveItem(3, beforeItem: 10)
    made.deleteItems([2])
    #expect(made.itemIdentifiers(inSection: "a") == [3, 10, 11])
    #expect(made.itemIdentifiers(inSection: "b") == [4, 1, 20])
    #expect(made.sectionIdentifier(containingItem: 1) == "b" && made.indexOfItem(1) == 4)
    made.insertSections(["c"], beforeSection: "a")
    made.moveSection("a", afterSection: "b")
    #expect(made.sectionIdentifiers == ["c", "b", "a"] && made.indexOfSection("a") == 2)
    made.deleteSections(["b"])
    #expect(made.numberOfItems == 3 && made.numberOfItems(inSection: "c") == 0 && made.indexOfItem(4) == nil)
  }

  @Test("a duplicate item, or a position that does not exist, raises an exception and changes nothing")
  func misuse() {
    var made = snapshot(("a", [1, 2]))
    #expect(
      raised { made.appendItems([3, 3]) } == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(3)}"
      ])
    #expect(
      raised { made.appendItems([2]) } == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(2)}"
      ])
    #expect(!raised { made.insertItems([9], beforeItem: 7) }.isEmpty)
    #expect(!raised { made.appendItems([9], toSection: "z") }.isEmpty)
    var empty = Snapshot()
    #expect(
      raised { empty.appendItems([1]) } == [
        "There are currently no sections in the data source. Please add a section first."
      ])
    #expect(made.itemIdentifiers == [1, 2])
  }

  @Test("cells of items that stay keep their views from one snapshot to the next")
  func apply() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var made: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, item in
      made.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    source.apply(snapshot(("a", [1, 2, 3]), ("b", [4])))
    view.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(made == [1, 2, 3, 4] && cells.count == 4)
    made = []
    view.selectItem(at: source.indexPath(for: 3), animated: false, scrollPosition: [])
    source.apply(snapshot(("b", [4, 3]), ("a", [5, 1])))
    #expect(made == [5])
    let kept = view.visibleCells.map { cell in cells.firstIndex { $0 === cell } }
    #expect(kept == [3, 2, 1, 0], "the cell of 2 is used again for 5")
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 5)
    made = []
    var again = source.snapshot()
    again.reconfigureItems([1])
    again.reloadItems([4])
    source.apply(again)
    #expect(Set(made) == [1, 4])
  }

  @Test("the tree of a section determines which items are expanded")
  func tree() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.insert(["cherry"], before: "pear")
    #expect(tree.items == ["fruit", "apple", "cherry", "pear", "nuts"])
    #expect(tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == tree.items && tree.level(of: "pear") == 1 && tree.parent(of: "pear") == "fruit")
    tree.delete(["fruit"])
    #expect(tree.items == ["nuts"] && !tree.contains("apple"))
  }
}
