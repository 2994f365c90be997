// SPDX-License-Identifier: MIT

/// The section and item of an index path, which Foundation on Linux lacks.
extension IndexPath {
  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section, which is the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section, which is the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// The section and item of an index path as an object, which Foundation on Linux lacks.
extension NSIndexPath {
  /// The section, which is the first index.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section, which is the second index.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section, which is the second index.
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  /// The index path in the format of `NSIndexPath`'s description in UIKit's messages: `{length = 2, path = 0 - 3}` for
  /// item 3 of section 0.
  var objectiveCDescription: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

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
