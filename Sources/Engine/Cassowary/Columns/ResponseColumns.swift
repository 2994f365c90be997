// SPDX-License-Identifier: MIT

/// The response columns of the rows whose constants are edited repeatedly, and the last move along one of them.
///
/// A copy begins without columns; they are computed again when they are needed.
struct ResponseColumns: ~Copyable {
  private var columns = Records<ColumnID, ResponseColumn>()
  /// The column, or null, of each row up to the last that has one.
  private var columnOfRow = Records<RowID, ColumnID>()
  private var freeColumns = Table<ColumnID>()
  /// The only column along which the last solve moved everything, or null.
  private var movedColumn = ColumnID.null
  /// The change of its constant.
  private var movedBy = 0.0
  /// The number of gains and slopes for which the columns have memory.
  private(set) var capacity = 0
  /// The version of the vertex for which columns out of date were last deleted.
  private var trimmedVersion = -1

  init() {}

  deinit {
    for row in columnOfRow.ids where !columnOfRow[row].isNull { columns[columnOfRow[row]].deallocate() }
  }

  subscript(column: ColumnID) -> ResponseColumn {
    @_transparent get { columns[column] }
    @_transparent nonmutating _modify { yield &columns[column] }
  }

  /// The column of a row, or null.
  @_transparent
  func column(of row: RowID) -> ColumnID { columnOfRow.contains(row) ? columnOfRow[row] : .null }

  /// The column of a row, made if there is none.
  mutating func makeColumn(of row: RowID, rowCapacity: Int32) -> ColumnID {
    columnOfRow.cover(rowCapacity, with: .null)
    if !columnOfRow[row].isNull { return columnOfRow[row] }
    let column: ColumnID
    if let free = freeColumns.popLast() {
      column = free
      columns[column] = ResponseColumn()
    } else {
      column = columns.append(ResponseColumn())
    }
    columnOfRow[row] = column
    return column
  }

  /// Frees the column of a row.
  mutating func delete(of row: RowID) {
    let column = column(of: row)
    guard !column.isNull else { return }
    capacity -= columns[column].capacity
    columns[column].deallocate()
    freeColumns.append(column)
    columnOfRow[row] = .null
  }

  // MARK: Memory

  /// Whether another column may be built in a system of `size` rows and variables.
  ///
  /// A column can be as long as the system, so the columns of all constants would take memory that grows with the square of its
  /// size. If they take too much, those that are out of date are deleted.
  mutating func hasRoom(size: Int, version: Int) -> Bool {
    let limit = 4_096 + 32 * size
    if capacity > limit, trimmedVersion != version {
      trimmedVersion = version
      for row in columnOfRow.ids where !columnOfRow[row].isNull && columns[columnOfRow[row]].version != version {
        delete(of: row)
      }
    }
    return capacity <= limit
  }

  /// Takes note of the memory of a column just built.
  mutating func noteMemory(of column: ColumnID, before: Int) { capacity += columns[column].capacity - before }

  // MARK: Moves

  mutating func beginSolve() { movedColumn = .null }

  /// Records that one column describes all changes of values.
  mutating func noteMove(along column: ColumnID, by change: Double) {
    movedColumn = column
    movedBy = change
  }

  /// Calls `body` with each variable that moved along a column in the last solve, and by how much.
  func forEachMove(_ body: (_ variable: VariableID, _ amount: Double) -> Void) {
    guard !movedColumn.isNull else { return }
    let column = columns[movedColumn]
    for index in 0..<Int(column.gainCount) {
      let gain = column.gains[index]
      body(gain.variable, gain.amount * movedBy)
    }
  }

  /// The number of computed columns.
  var builtCount: Int { columns.ids.reduce(0) { $0 + (columns[$1].isBuilt ? 1 : 0) } }
}

#if DEBUG
  extension ResponseColumns {
    /// Describes the violated invariants.
    func brokenInvariants(_ store: borrowing RowStore, version: Int) -> [String] {
      var broken: [String] = []
      var capacity = 0
      for row in store.rowIDs {
        let id = column(of: row)
        guard !id.isNull else { continue }
        let column = self[id]
        capacity += column.capacity
        if store[row].isVacant { broken.append("Vacant row \(row.rawValue) has a column.") }
        if column.version > version { broken.append("The column of row \(row.rawValue) is from the future.") }
        if column.boundedCount > column.gainCount, column.isBuilt {
          broken.append("The column of row \(row.rawValue) has more bounded gains than gains.")
        }
        guard column.isBuilt, column.version == version else { continue }
        for index in 0..<Int(column.gainCount)
        where column.gains[index].variable.rawValue >= store.variableCount || !column.gains[index].amount.isFinite {
          broken.append("Gain \(index) of the column of row \(row.rawValue).")
        }
      }
      if capacity != self.capacity { broken.append("The columns have memory for \(capacity), not \(self.capacity).") }
      return broken
    }
  }
#endif
