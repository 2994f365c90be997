// SPDX-License-Identifier: MIT

/// The content of a list as identifiers of sections and items in order.
///
/// Identifiers are unique in a snapshot. Invalid use raises UIKit's exceptions and changes nothing.
///
/// Source: Apple, `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A section and its items in order.
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The index of each item's section.
  private var sectionOfItem: [ItemIdentifierType: Int] = [:]
  /// The index of each section.
  private var numberOfSection: [SectionIdentifierType: Int] = [:]
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []
  private var reloadedSections: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Counts

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = numberOfSection[identifier] else {
      SnapshotException.raise("Section identifier was not found: \(identifier)")
      return []
    }
    return sections[section].items
  }

  /// Returns the section of an item, or `nil`.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier].map { sections[$0].identifier }
  }

  /// Returns the index of an item among all items, or `nil`.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    let before = sections[..<section].reduce(0) { $0 + $1.items.count }
    return sections[section].items.firstIndex(of: identifier).map { before + $0 }
  }

  /// Returns the index of a section, or `nil`.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { numberOfSection[identifier] }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection: SectionIdentifierType? = nil) {
    guard let section = section(toSection) else { return }
    insert(identifiers, in: section, at: sections[section].items.count)
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let indexPath = indexPath(of: beforeIdentifier) else { return }
    insert(identifiers, in: indexPath.section, at: indexPath.item)
  }

  /// Inserts items after another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    guard let indexPath = indexPath(of: afterIdentifier) else { return }
    insert(identifiers, in: indexPath.section, at: indexPath.item + 1)
  }

  /// Deletes items. Items that are not in the snapshot are skipped.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      sections[section].items.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionOfItem[identifier] = nil }
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard identifier != other, let old = indexPath(of: identifier), indexPath(of: other) != nil else { return }
    sections[old.section].items.remove(at: old.item)
    guard let new = indexPath(of: other) else { return }
    sections[new.section].items.insert(identifier, at: new.item + offset)
    sectionOfItem[identifier] = new.section
  }

  /// Marks items to be reloaded with new views.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard checkPresence(identifiers) else { return }
    reloadedItems += identifiers
  }

  /// Marks items whose existing views are to be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard checkPresence(identifiers) else { return }
    reconfiguredItems += identifiers
  }

  /// The items that are marked to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items that are marked to be reconfigured.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }
  /// The sections that are marked to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = section(toIdentifier) else { return }
    insert(identifiers, at: section)
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = section(toIdentifier) else { return }
    insert(identifiers, at: section + 1)
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSections.removeAll { gone.contains($0) }
    number()
    reloadedItems.removeAll { sectionOfItem[$0] == nil }
    reconfiguredItems.removeAll { sectionOfItem[$0] == nil }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let old = section(identifier), section(other) != nil else { return }
    let moved = sections.remove(at: old)
    let new = sections.firstIndex { $0.identifier == other } ?? 0
    sections.insert(moved, at: new + offset)
    number()
  }

  /// Marks sections to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where section(identifier) != nil { reloadedSections.append(identifier) }
  }

  // MARK: Lookup

  /// Returns the index path of an item. Raises an exception for an item that does not exist.
  private func indexPath(of identifier: ItemIdentifierType) -> ItemIndexPath? {
    guard let section = sectionOfItem[identifier], let item = sections[section].items.firstIndex(of: identifier) else {
      SnapshotException.raise("Invalid parameter not satisfying: item identifier was not found: \(identifier)")
      return nil
    }
    return ItemIndexPath(section: section, item: item)
  }

  /// Returns the index of a section, or of the last one for `nil`. Raises an exception for a section that does not
  /// exist.
  private func section(_ identifier: SectionIdentifierType?) -> Int? {
    guard let identifier else {
      if sections.isEmpty {
        SnapshotException.raise("There are currently no sections in the data source. Please add a section first.")
        return nil
      }
      return sections.count - 1
    }
    if let section = numberOfSection[identifier] { return section }
    SnapshotException.raise("Section identifier was not found: \(identifier)")
    return nil
  }

  private func checkPresence(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
    SnapshotException.raise("Attempted to reload item identifier that does not exist in the snapshot: \(missing)")
    return false
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: Int, at index: Int) {
    guard Set(identifiers).count == identifiers.count else {
      return SnapshotException.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "\(SnapshotException.duplicates(identifiers))")
    }
    if let double = identifiers.first(where: { sectionOfItem[$0] != nil }) {
      return SnapshotException.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(double))}")
    }
    sections[section].items.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard Set(identifiers).count == identifiers.count, !identifiers.contains(where: { numberOfSection[$0] != nil })
    else {
      return SnapshotException.raise(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + "\(SnapshotException.duplicates(sectionIdentifiers + identifiers))")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    number()
  }

  /// Updates the indexes of sections and items.
  private mutating func number() {
    numberOfSection = [:]
    sectionOfItem = [:]
    for (number, section) in sections.enumerated() {
      numberOfSection[section.identifier] = number
      for item in section.items { sectionOfItem[item] = number }
    }
  }
}
