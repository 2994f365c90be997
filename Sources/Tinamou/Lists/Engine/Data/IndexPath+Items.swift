// SPDX-License-Identifier: MIT

/// The section and item of an index path. Foundation on Linux has index paths, but not these members.
extension IndexPath {
  /// The index path of row `row` in section `section` of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index path of item `item` in section `section` of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section: the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section: the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
