// SPDX-License-Identifier: MIT

/// An index path of a section and an item, which is cheap to copy, hash and compare.
///
/// The item is a row in a table.
struct ItemIndexPath: Hashable, Comparable, Sendable {
  var section: Int
  /// The item or row in its section; -1 if the original index path has no second index.
  var item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  init(_ indexPath: IndexPath) {
    section = indexPath.isEmpty ? -1 : indexPath[0]
    item = indexPath.count > 1 ? indexPath[1] : -1
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  static func < (a: ItemIndexPath, b: ItemIndexPath) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
