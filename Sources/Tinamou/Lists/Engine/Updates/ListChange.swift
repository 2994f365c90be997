// SPDX-License-Identifier: MIT

/// The correspondence between the sections and items of a list before and after an update.
protocol ListChange {
  /// The index after the update of a section; nil when it is deleted or reloaded.
  func newSection(of old: Int) -> Int?
  /// The index before the update of a section; nil when it is inserted or reloaded.
  func oldSection(of new: Int) -> Int?
  /// The index path after the update of an item, reloaded or not; nil when it or its section is deleted, or its section
  /// reloaded.
  func newIndexPath(of old: ItemIndexPath) -> ItemIndexPath?
  /// The index path before the update of an item, reloaded or not; nil when it or its section is new.
  func oldIndexPath(of new: ItemIndexPath) -> ItemIndexPath?
  /// Whether the items of a section, given by its new index, are those of its old one at the same indexes.
  func keepsItems(ofSection new: Int) -> Bool
  /// The index paths before the update of the items that get new cells.
  var reloadedItems: Set<ItemIndexPath> { get }
  /// The indexes before the update of the sections that get new cells, headers and footers.
  var reloadedSections: IndexSet { get }
}

extension ListChange {
  /// The index path to which an item takes its cell, its selection and its measured size; nil when it is deleted or reloaded.
  func retainedIndexPath(of old: ItemIndexPath) -> ItemIndexPath? {
    reloadedItems.contains(old) ? nil : newIndexPath(of: old)
  }

  /// Whether an item gets a new cell instead of its old one.
  func isReloaded(_ old: ItemIndexPath) -> Bool {
    reloadedItems.contains(old) || reloadedSections.contains(old.section)
  }
}
