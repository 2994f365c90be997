// SPDX-License-Identifier: MIT

/// Which element of a collection view: a cell by its place, or another view by its kind and place.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind; empty for a cell.
  var kind: String
  var section: Int
  /// The item in its section; -1 for an element of the whole section or layout whose index path has one index only.
  var item: Int

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    section = indexPath.isEmpty ? 0 : indexPath[0]
    item = indexPath.count > 1 ? indexPath[1] : -1
  }

  /// The cell of an item.
  init(cellAt place: ItemPlace) {
    category = .cell
    kind = ""
    section = place.section
    item = place.item
  }

  var indexPath: IndexPath { item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section) }
  var place: ItemPlace { ItemPlace(section: section, item: item) }
}

/// The place of an item in the data: an index path that costs nothing.
struct ItemPlace: Hashable, Comparable {
  var section: Int
  var item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  init(_ indexPath: IndexPath) {
    section = indexPath.isEmpty ? 0 : indexPath[0]
    item = indexPath.count > 1 ? indexPath[1] : 0
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  static func < (a: ItemPlace, b: ItemPlace) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
