// SPDX-License-Identifier: MIT

import LayoutTestSupport
import TestSupport
import UIKit

/// A list that is changed in every way that an app can change it.
@MainActor
struct RandomListLife {
  private var numbers: SeededNumbers
  private let kind: RandomListKind
  private let source = RandomListSource()
  private let list: UIScrollView
  private let snapshots: RandomSnapshots?
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 9000))
  private var lastNumber = 0
  /// The changes so far, for the message of a failure.
  private(set) var history: [String] = []

  init(seed: UInt64, kind: RandomListKind) {
    numbers = SeededNumbers(seed: seed)
    self.kind = kind
    (list, snapshots) = kind.list(size: CGSize(width: 320, height: 300), showing: source)
    for _ in 0..<Int.random(in: 1...3, using: &numbers) { source.insertSection(newItems(atMost: 25), at: 0) }
    snapshots?.apply(.none)
    root.addSubview(list)
    root.layoutIfNeeded()
  }

  /// Lives through some changes. After some of them nothing is laid out before the next.
  mutating func live() {
    for _ in 0..<Int.random(in: 3...14, using: &numbers) {
      change()
      if Bool.random(using: &numbers) { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
  }

  /// The items with their frames, in a list so high that all are visible and measured, and in a new one of the same items.
  func livedAndFresh() -> (lived: [String], fresh: [String]) {
    let (fresh, freshSnapshots) = kind.list(size: list.frame.size, showing: source)
    defer { withExtendedLifetime(freshSnapshots) {} }
    let room = UIView(frame: root.frame)
    room.addSubview(fresh)
    list.contentOffset = .zero
    for (view, container) in [(list, root), (fresh, room)] {
      view.frame.size.height = 8000
      container.layoutIfNeeded()
      container.layoutIfNeeded()
    }
    return (shown(in: list), shown(in: fresh))
  }

  private func shown(in list: UIScrollView) -> [String] {
    let frames = source.sections.indices.flatMap { section in
      source.sections[section].indices.map { item -> String in
        let path = IndexPath(item: item, section: section)
        let cell: UIView? =
          (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
        let number = (cell as? RandomCell)?.number ?? 0
        return "\(section).\(item): \(number) \(Self.text(cell?.frame ?? .null))"
      }
    }
    return frames + ["content \(Self.text(CGRect(origin: list.contentOffset, size: list.contentSize)))"]
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 3).rounded() / 3)" }.joined(separator: " ")
  }

  // MARK: Changes

  private mutating func newItems(atMost count: Int) -> [Int] {
    (0..<Int.random(in: 0...count, using: &numbers)).map { _ in newItem() }
  }

  private mutating func newItem() -> Int {
    lastNumber += 1
    source.heights[lastNumber] = newHeight()
    return lastNumber
  }

  private mutating func newHeight() -> CGFloat { CGFloat(Int.random(in: 1...5, using: &numbers) * 20) }

  private mutating func change() {
    let section = Int.random(in: 0..<source.sections.count, using: &numbers)
    switch Int.random(in: 0..<13, using: &numbers) {
    case 0:
      let range = max(0, list.contentSize.height - list.bounds.height)
      list.contentOffset.y = range * CGFloat.random(in: 0...1, using: &numbers)
      history.append("scroll to \(list.contentOffset.y)")
    case 1:
      list.frame.size.width = CGFloat(Int.random(in: 250...500, using: &numbers))
      if Bool.random(using: &numbers) { list.frame.size.height = CGFloat(Int.random(in: 100...600, using: &numbers)) }
      history.append("size \(list.frame.size)")
    case 2, 3: renew(section)
    case 4:
      let items = newItems(atMost: 25)
      source.change(section) { $0 = items }
      history.append("reload all")
      if let snapshots { return snapshots.apply(.reloadAll) }
      perform({ $0.reloadData() }, { $0.reloadData() })
      root.layoutIfNeeded()
    case 5...8: changeItems(of: section)
    case 9...11: changeSections(section)
    default: changeTogether(section)
    }
  }

  private func perform(_ inTable: (UITableView) -> Void, _ inCollection: (UICollectionView) -> Void) {
    if let table = list as? UITableView { inTable(table) }
    if let collection = list as? UICollectionView { inCollection(collection) }
  }

  /// Changes the items and tells the list, in a batch or, after a layout, without one.
  private mutating func update(
    _ what: String, _ model: () -> Void, _ inTable: (UITableView) -> Void, _ inCollection: (UICollectionView) -> Void
  ) {
    history.append(what)
    if let snapshots {
      model()
      return snapshots.apply(.none)
    }
    if Bool.random(using: &numbers) {
      root.layoutIfNeeded()
      model()
      return perform(inTable, inCollection)
    }
    perform(
      { table in
        table.performBatchUpdates {
          model()
          inTable(table)
        }
      },
      { collection in
        collection.performBatchUpdates {
          model()
          inCollection(collection)
        }
      })
  }

  private mutating func someItems(of section: Int) -> [Int] {
    source.sections[section].indices.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
  }

  private static func paths(_ items: [Int], _ section: Int) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: section) }
  }

  /// Gives items other heights.
  private mutating func renew(_ section: Int) {
    let items = someItems(of: section)
    let changed = items.map { source.sections[section][$0] }
    for number in changed { source.heights[number] = newHeight() }
    let paths = Self.paths(items, section)
    if Bool.random(using: &numbers) {
      history.append("reload \(section): \(items)")
      if let snapshots { return snapshots.apply(.reload(changed)) }
      perform({ $0.reloadRows(at: paths, with: .none) }, { $0.reloadItems(at: paths) })
    } else {
      history.append("reconfigure \(section): \(items)")
      if let snapshots { return snapshots.apply(.reconfigure(changed)) }
      perform({ $0.reconfigureRows(at: paths) }, { $0.reconfigureItems(at: paths) })
    }
  }

  private mutating func changeItems(of section: Int) {
    let count = source.sections[section].count
    let source = source
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      let item = newItem()
      let path = IndexPath(item: Int.random(in: 0...count, using: &numbers), section: section)
      update(
        "insert \(path)", { source.change(section) { $0.insert(item, at: path.item) } },
        { $0.insertRows(at: [path], with: .none) }, { $0.insertItems(at: [path]) })
    case 1 where count > 1:
      let old = IndexPath(item: Int.random(in: 0..<count, using: &numbers), section: section)
      let new = IndexPath(item: Int.random(in: 0..<count, using: &numbers), section: section)
      update(
        "move \(old) to \(new)",
        { source.change(section) { $0.insert($0.remove(at: old.item), at: new.item) } },
        { $0.moveRow(at: old, to: new) }, { $0.moveItem(at: old, to: new) })
    default:
      let items = someItems(of: section)
      let paths = Self.paths(items, section)
      update(
        "delete \(section): \(items)",
        { source.change(section) { for item in items.reversed() { $0.remove(at: item) } } },
        { $0.deleteRows(at: paths, with: .none) }, { $0.deleteItems(at: paths) })
    }
  }

  private mutating func changeSections(_ section: Int) {
    let count = source.sections.count
    let source = source
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      let items = newItems(atMost: 8)
      let place = Int.random(in: 0...count, using: &numbers)
      update(
        "insert section \(place)", { source.insertSection(items, at: place) },
        { $0.insertSections([place], with: .none) }, { $0.insertSections([place]) })
    case 1 where count > 1:
      update(
        "delete section \(section)", { source.removeSection(at: section) },
        { $0.deleteSections([section], with: .none) }, { $0.deleteSections([section]) })
    case 2 where count > 1:
      let place = Int.random(in: 0..<count, using: &numbers)
      update(
        "move section \(section) to \(place)",
        { source.moveSection(section, to: place) },
        { $0.moveSection(section, toSection: place) }, { $0.moveSection(section, toSection: place) })
    default:
      let items = newItems(atMost: 25)
      update(
        "reload section \(section)", { source.change(section) { $0 = items } },
        { $0.reloadSections([section], with: .none) }, { $0.reloadSections([section]) })
    }
  }

  /// Deletes items and inserts one, in one batch.
  private mutating func changeTogether(_ section: Int) {
    let items = someItems(of: section)
    let place = Int.random(in: 0...(source.sections[section].count - items.count), using: &numbers)
    let number = newItem()
    let (deleted, inserted) = (Self.paths(items, section), Self.paths([place], section))
    let source = source
    history.append("delete \(section): \(items) and insert \(place)")
    func model() {
      source.change(section) {
        for item in items.reversed() { $0.remove(at: item) }
        $0.insert(number, at: place)
      }
    }
    if let snapshots {
      model()
      return snapshots.apply(.none)
    }
    perform(
      { table in
        table.performBatchUpdates {
          model()
          table.deleteRows(at: deleted, with: .none)
          table.insertRows(at: inserted, with: .none)
        }
      },
      { collection in
        collection.performBatchUpdates {
          model()
          collection.deleteItems(at: deleted)
          collection.insertItems(at: inserted)
        }
      })
  }
}
