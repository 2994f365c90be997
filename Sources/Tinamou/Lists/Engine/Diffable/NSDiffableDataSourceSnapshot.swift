// SPDX-License-Identifier: MIT

/// What a list shows, as identifiers of sections and items in order.
///
/// Identifiers are unique in a snapshot. Misuse raises UIKit's exceptions and changes nothing.
///
/// Source: Apple, `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A section with its items in order.
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The number of the section of each item.
  private var sectionOfItem: [ItemIdentifierType: Int] = [:]
  /// The number of each section.
  private var numberOfSection: [SectionIdentifierType: Int] = [:]
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []
  private var reloadedSections: [SectionIdentifierType] = []

  /// A snapshot of nothing.
  public init() {}

  // MARK: Counting

  /// How many items there are in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = numberOfSection[identifier] else {
      SnapshotException.raise("Section identifier was not found: \(identifier)")
      return []
    }
    return sections[section].items
  }

  /// The section of an item; nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier].map { sections[$0].identifier }
  }

  /// The number of an item among those of all sections; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    let before = sections[..<section].reduce(0) { $0 + $1.items.count }
    return sections[section].items.firstIndex(of: identifier).map { before + $0 }
  }

  /// The number of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { numberOfSection[identifier] }

  // MARK: Items

  /// Puts items at the end of a section, or of the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection: SectionIdentifierType? = nil) {
    guard let section = section(toSection) else { return }
    insert(identifiers, in: section, at: sections[section].items.count)
  }

  /// Puts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let indexPath = indexPath(of: beforeIdentifier) else { return }
    insert(identifiers, in: indexPath.section, at: indexPath.item)
  }

  /// Puts items after another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    guard let indexPath = indexPath(of: afterIdentifier) else { return }
    insert(identifiers, in: indexPath.section, at: indexPath.item + 1)
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      sections[section].items.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionOfItem[identifier] = nil }
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
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

  /// Notes that the views of items have to be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard checkPresence(identifiers) else { return }
    reloadedItems += identifiers
  }

  /// Notes that the views of items have to be set up again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard checkPresence(identifiers) else { return }
    reconfiguredItems += identifiers
  }

  /// The items whose views have to be made anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items whose views have to be set up again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }
  /// The sections whose views have to be made anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  // MARK: Sections

  /// Puts sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = section(toIdentifier) else { return }
    insert(identifiers, at: section)
  }

  /// Puts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = section(toIdentifier) else { return }
    insert(identifiers, at: section + 1)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSections.removeAll { gone.contains($0) }
    number()
    reloadedItems.removeAll { sectionOfItem[$0] == nil }
    reconfiguredItems.removeAll { sectionOfItem[$0] == nil }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section after another.
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

  /// Notes that everything in sections has to be made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where section(identifier) != nil { reloadedSections.append(identifier) }
  }

  // MARK: Lookup

  /// The index path of an item; raises an exception for one that does not exist.
  private func indexPath(of identifier: ItemIdentifierType) -> ItemIndexPath? {
    guard let section = sectionOfItem[identifier], let item = sections[section].items.firstIndex(of: identifier) else {
      SnapshotException.raise("Invalid parameter not satisfying: item identifier was not found: \(identifier)")
      return nil
    }
    return ItemIndexPath(section: section, item: item)
  }

  /// The number of a section, the last one for nil; raises an exception for one that is not there.
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

  /// Writes down anew where sections and items are.
  private mutating func number() {
    numberOfSection = [:]
    sectionOfItem = [:]
    for (number, section) in sections.enumerated() {
      numberOfSection[section.identifier] = number
      for item in section.items { sectionOfItem[item] = number }
    }
  }
}
