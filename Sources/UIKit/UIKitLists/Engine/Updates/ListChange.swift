// SPDX-License-Identifier: MIT

/// The correspondence between the sections and items of a list before and after an update.
protocol ListChange {
  /// Returns the new index of a section; `nil` if it is deleted or reloaded.
  func newSection(of old: Int) -> Int?
  /// Returns the old index of a section; `nil` if it is inserted or reloaded.
  func oldSection(of new: Int) -> Int?
  /// Returns the new index path of an item, reloaded or not; `nil` if it or its section is deleted, or its section is
  /// reloaded.
  func newIndexPath(of old: ItemIndexPath) -> ItemIndexPath?
  /// Returns the old index path of an item, reloaded or not; `nil` if it or its section is new.
  func oldIndexPath(of new: ItemIndexPath) -> ItemIndexPath?
  /// Returns whether a section, given by its new index, has the same items at the same indexes as before.
  func keepsItems(ofSection new: Int) -> Bool
  /// The old index paths of the items that get new cells.
  var reloadedItems: Set<ItemIndexPath> { get }
  /// The old indexes of the sections that get new cells, headers and footers.
  var reloadedSections: IndexSet { get }
}

extension ListChange {
  /// Returns the new index path for an item's cell, selection and measured size; `nil` if it is deleted or reloaded.
  func retainedIndexPath(of old: ItemIndexPath) -> ItemIndexPath? {
    reloadedItems.contains(old) ? nil : newIndexPath(of: old)
  }

  /// Returns whether an item gets a new cell instead of its old one.
  func isReloaded(_ old: ItemIndexPath) -> Bool {
    reloadedItems.contains(old) || reloadedSections.contains(old.section)
  }
}
