// SPDX-License-Identifier: MIT

/// The identity of an element of a collection view: the index path of a cell, or the kind and index path of another view.
///
/// Elements are ordered by their index paths. At the same index path, cells precede supplementary views, which
/// precede decoration views.
struct ElementKey: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  /// The kind; empty for a cell.
  var kind: String
  var section: Int
  /// The item in its section; -1 for an element of a section or of the layout whose index path has only one index.
  var item: Int

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    section = indexPath.isEmpty ? 0 : indexPath[0]
    item = indexPath.count > 1 ? indexPath[1] : -1
  }

  /// Creates the key of an item's cell.
  init(cellAt path: ItemIndexPath) {
    category = .cell
    kind = ""
    section = path.section
    item = path.item
  }

  var indexPath: IndexPath { item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section) }
  var itemIndexPath: ItemIndexPath { ItemIndexPath(section: section, item: item) }

  static func < (a: ElementKey, b: ElementKey) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return a.kind < b.kind
  }

  /// Returns the key after an update; `nil` if the view of the element cannot be kept.
  func moved(by change: any ListChange) -> ElementKey? {
    if category == .cell { return change.retainedIndexPath(of: itemIndexPath).map(ElementKey.init(cellAt:)) }
    guard let section = change.newSection(of: section) else { return nil }
    var key = self
    key.section = section
    return key
  }
}
