// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Snapshots of lists: what their members do")
struct SnapshotMemberTests {
  private var filled: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    return snapshot
  }

  @Test("Sections are inserted, moved and deleted")
  func sections() {
    var snapshot = filled
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 5)
    snapshot.insertSections(["x"], afterSection: "a")
    snapshot.insertSections(["y"], beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["y", "a", "x", "b", "c"])
    snapshot.moveSection("c", beforeSection: "y")
    snapshot.moveSection("y", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "x", "b", "y"])
    snapshot.deleteSections(["c", "y", "x"])
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.indexOfSection("b") == 1)
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test("Items are inserted, moved, reloaded and deleted")
  func items() {
    var snapshot = filled
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 1, 2, 3, 11])
    snapshot.moveItem(4, afterItem: 1)
    snapshot.moveItem(11, beforeItem: 10)
    #expect(
      snapshot.itemIdentifiers == [11, 10, 1, 4, 2, 3, 5] && snapshot.sectionIdentifier(containingItem: 4) == "a")
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.deleteItems([11, 10])
    #expect(snapshot.indexOfItem(1) == 0 && snapshot.indexOfItem(11) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("A section is a tree, whose parents are expanded and collapsed")
  func trees() {
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["fruit", "tools"])
    section.append(["apple", "pear"], to: "fruit")
    section.insert(["cherry"], after: "apple")
    section.insert(["banana"], before: "apple")
    #expect(section.items == ["fruit", "banana", "apple", "cherry", "pear", "tools"])
    #expect(section.visibleItems == ["fruit", "tools"] && section.rootItems == ["fruit", "tools"])
    #expect(!section.isExpanded("fruit") && !section.isVisible("apple"))
    section.expand(["fruit"])
    #expect(section.isExpanded("fruit") && section.isVisible("apple") && section.visibleItems.count == 6)
    #expect(
      section.parent(of: "apple") == "fruit" && section.level(of: "apple") == 1 && section.index(of: "apple") == 2)
    section.collapse(["fruit"])
    #expect(section.visibleItems == ["fruit", "tools"])
    section.delete(["fruit"])
    #expect(section.items == ["tools"] && !section.contains("apple"))
    section.deleteAll()
    #expect(section.items.isEmpty)
  }
}
