// SPDX-License-Identifier: MIT

/// An assignment of variables to rows, such that the definitions form no cycle.
///
/// Three rules are applied repeatedly, the first one that applies:
///
/// 1. A row with one open variable determines it. All variables that it depends on were closed before.
/// 2. A variable that occurs in one open row is determined by it. No open row depends on the variable.
/// 3. Otherwise every row closes a cycle. The variable in most rows is closed without a row. It becomes the variable of a tear
///    if one of the rows that are left over determines it.
///
/// Source: Bixby, "Implementing the Simplex Method: The Initial Basis", ORSA Journal on Computing 4(3), 1992, for rules 1 and 2;
/// Steward, "Partitioning and Tearing Systems of Equations", SIAM Journal on Numerical Analysis 2(2), 1965, for rule 3.
struct Triangulation: ~Copyable {
  /// The number of open variables of each open row; 0 for a row that takes no part or has a variable.
  private var openVariables = Records<RowID, Int32>()
  /// The number of open rows that contain each open variable; -1 for a closed variable.
  private var openRows = Records<VariableID, Int32>()
  /// Rows that had one open variable when they were listed.
  private var rowsWithOneVariable = Table<RowID>()
  /// Positions, and then sizes, that occurred in one open row when they were listed.
  private var positionsInOneRow = Table<VariableID>()
  private var sizesInOneRow = Table<VariableID>()
  /// The variables that occur in several open rows, those in most rows last; `nil` until rule 3 is first applied.
  private var candidatesForTears: [UInt64]?

  /// An assignment in which no row takes part.
  init(rows: Int32, variables: Int32) {
    openVariables.cover(rows, with: 0)
    openRows.cover(variables, with: -1)
  }

  /// Lets a row take part that determines no variable. Of its variables, those are open for which `isOpen` is true.
  mutating func include(_ row: RowID, of store: borrowing RowStore, where isOpen: (VariableID) -> Bool) {
    for term in store[row].terms {
      let variable = store[term].variable
      guard isOpen(variable) else { continue }
      openVariables[row] += 1
      openRows[variable] = max(openRows[variable], 0) + 1
    }
  }

  /// Lists the rows and variables to which the first two rules apply at first, so that older ones come first.
  mutating func begin(of store: borrowing RowStore) {
    for row in openVariables.ids.reversed() where openVariables[row] == 1 { rowsWithOneVariable.append(row) }
    for variable in openRows.ids where openRows[variable] == 1 { listIfInOneRow(variable, of: store) }
  }

  /// The next row and the term whose variable it determines; `nil` after the last one.
  mutating func next(of store: borrowing RowStore) -> PathStep? {
    while true {
      if let row = rowsWithOneVariable.popLast() {
        if let step = determineOnlyVariable(of: row, of: store) { return step }
      } else if let variable = positionsInOneRow.popLast() ?? sizesInOneRow.popLast() {
        if let step = determineByOnlyRow(variable, of: store) { return step }
      } else if let variable = nextTear(of: store) {
        close(variable, of: store)
      } else {
        return nil
      }
    }
  }

  // MARK: The three rules

  private mutating func determineOnlyVariable(of row: RowID, of store: borrowing RowStore) -> PathStep? {
    guard openVariables[row] == 1 else { return nil }
    for term in store[row].terms where openRows[store[term].variable] >= 0 {
      return abs(store[term].coefficient) >= Tolerances.pivot ? assign(term, to: row, of: store) : nil
    }
    return nil
  }

  private mutating func determineByOnlyRow(_ variable: VariableID, of store: borrowing RowStore) -> PathStep? {
    guard openRows[variable] == 1 else { return nil }
    var term = store.firstOccurrence(of: variable)
    while !term.isNull {
      if openVariables[store[term].row] > 0 {
        let isPivot = abs(store[term].coefficient) >= Tolerances.pivot
        return isPivot ? assign(term, to: store[term].row, of: store) : nil
      }
      term = store[term].next
    }
    return nil
  }

  /// The open variable that occurred in most open rows when the rule was first applied. A size comes before a position in as many
  /// rows, because positions follow from sizes; then the older one comes first.
  private mutating func nextTear(of store: borrowing RowStore) -> VariableID? {
    if candidatesForTears == nil {
      var keys: [UInt64] = []
      for variable in openRows.ids where openRows[variable] > 1 {
        let isSize: UInt64 = store.sign(of: variable) == .any ? 0 : 1
        keys.append(
          UInt64(openRows[variable]) << 33 | isSize << 32 | UInt64(UInt32.max - UInt32(bitPattern: variable.rawValue)))
      }
      candidatesForTears = keys.sorted()
    }
    while let key = candidatesForTears?.popLast() {
      let variable = VariableID(Int32(bitPattern: UInt32.max - UInt32(truncatingIfNeeded: key)))
      if openRows[variable] > 1 { return variable }
    }
    return nil
  }

  // MARK: Closing

  private mutating func assign(_ term: TermID, to row: RowID, of store: borrowing RowStore) -> PathStep {
    openVariables[row] = 0
    for other in store[row].terms where other != term && openRows[store[other].variable] > 0 {
      openRows[store[other].variable] -= 1
      listIfInOneRow(store[other].variable, of: store)
    }
    close(store[term].variable, of: store)
    return PathStep(row: row, term: term)
  }

  private mutating func close(_ variable: VariableID, of store: borrowing RowStore) {
    openRows[variable] = -1
    var term = store.firstOccurrence(of: variable)
    while !term.isNull {
      let row = store[term].row
      if openVariables[row] > 0 {
        openVariables[row] -= 1
        if openVariables[row] == 1 { rowsWithOneVariable.append(row) }
      }
      term = store[term].next
    }
  }

  private mutating func listIfInOneRow(_ variable: VariableID, of store: borrowing RowStore) {
    guard openRows[variable] == 1 else { return }
    if store.sign(of: variable) == .any {
      positionsInOneRow.append(variable)
    } else {
      sizesInOneRow.append(variable)
    }
  }
}
