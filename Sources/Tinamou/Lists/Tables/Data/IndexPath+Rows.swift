// SPDX-License-Identifier: MIT

/// The two numbers of a place in a list. Foundation on Linux knows index paths, but not these.
extension IndexPath {
  /// The place of row `row` in section `section` of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of item `item` in section `section` of a collection.
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
