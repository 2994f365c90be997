// SPDX-License-Identifier: MIT

/// The items of one section as a tree. Items below a collapsed item are not visible.
///
/// Source: Apple, `NSDiffableDataSourceSectionSnapshot`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { rootItems.flatMap { flattened($0) { _ in true } } }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { rootItems.flatMap { flattened($0) { expanded.contains($0) } } }

  private func flattened(_ item: ItemIdentifierType, _ goesOn: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    [item] + (goesOn(item) ? (children[item] ?? []).flatMap { flattened($0, goesOn) } : [])
  }

  /// The items below `parent` as a snapshot of their own, with `parent` as its root if it is included.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard check(parent) else { return part }
    if includingParent { part.append([parent]) }
    func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?) {
      part.append(items, to: parent)
      for item in items { add(children[item] ?? [], below: item) }
    }
    add(children[parent] ?? [], below: includingParent ? parent : nil)
    part.expanded = expanded.intersection(part.known)
    return part
  }

  /// Appends items to `parent`, or to the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard check(new: items), parent.map(check) ?? true else { return }
    put(items, below: parent, at: siblings(below: parent).count)
  }

  /// Inserts items before another item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Inserts items after another item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard check(new: items), check(item) else { return }
    let parent = parents[item]
    put(items, below: parent, at: (siblings(below: parent).firstIndex(of: item) ?? 0) + offset)
  }

  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      let gone = flattened(item) { _ in true }
      let parent = parents[item]
      remove(item, below: parent)
      for each in gone {
        known.remove(each)
        expanded.remove(each)
        children[each] = nil
        parents[each] = nil
      }
    }
  }

  /// Replaces the items below `parent` by those of another snapshot, with their hierarchy.
  mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard check(parent) else { return }
    delete(children[parent] ?? [])
    func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType) {
      append(items, to: parent)
      for item in items { add(snapshot.children[item] ?? [], below: item) }
    }
    add(snapshot.rootItems, below: parent)
    expanded.formUnion(snapshot.expanded)
  }

  /// Moves an item, with those below it, to the place before another one; to the end of the root for `nil`.
  mutating func move(_ item: ItemIdentifierType, before other: ItemIdentifierType?) {
    var ancestor = other
    while let current = ancestor {
      if current == item { return }
      ancestor = parents[current]
    }
    remove(item, below: parents[item])
    let parent = other.flatMap { parents[$0] }
    let siblings = siblings(below: parent)
    parents[item] = parent
    put([item], below: parent, at: other.flatMap(siblings.firstIndex) ?? siblings.count)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { known.contains($0) }) }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns the parent of an item; `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns a text with a line for each item: indented by its level, with a sign whether its children are shown.
  public func visualDescription() -> String {
    items.map { item in
      let sign = (children[item] ?? []).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var current = parents[item]
    while let item = current {
      level += 1
      current = parents[item]
    }
    return level
  }
  /// Returns the index of an item among all items, or `nil`.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func put(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
    known.formUnion(items)
  }

  private mutating func remove(_ item: ItemIdentifierType, below parent: ItemIdentifierType?) {
    if let parent { children[parent]?.removeAll { $0 == item } } else { rootItems.removeAll { $0 == item } }
  }

  private func check(_ item: ItemIdentifierType) -> Bool {
    if known.contains(item) { return true }
    SnapshotException.raise("Invalid parameter not satisfying: item identifier was not found: \(item)")
    return false
  }

  private func check(new items: [ItemIdentifierType]) -> Bool {
    guard Set(items).count == items.count, !items.contains(where: { known.contains($0) }) else {
      SnapshotException.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "\(SnapshotException.duplicates(Array(known) + items))")
      return false
    }
    return true
  }
}
