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
