// SPDX-License-Identifier: MIT

/// Scratch memory of expressions: the expressed sum, and the rows of the basis that add up to it.
///
/// The contents are valid until the next expression is computed; a copy begins with empty memory.
struct RowExpression: ~Copyable {
  /// The expressed sum, in variables.
  private var summands = Table<LinearSummand>()
  /// The rows that add up to it, except for the free variables, which remain in the walk.
  private var rows = Table<WeightedRow>()

  init() {}

  mutating func releaseMemory() {
    summands.releaseMemory()
    rows.releaseMemory()
  }

  // MARK: Summands

  var summandCount: Int32 { @_transparent get { summands.count } }

  @_transparent
  func summand(at index: Int32) -> LinearSummand { summands[index] }

  mutating func removeAllSummands() { summands.removeAll() }

  @_transparent
  mutating func appendSummand(_ coefficient: Double, _ variable: VariableID) {
    summands.append(LinearSummand(variable: variable, coefficient: coefficient))
  }

  // MARK: Rows

  var count: Int32 { @_transparent get { rows.count } }

  subscript(index: Int32) -> WeightedRow {
    @_transparent get { rows[index] }
    @_transparent nonmutating _modify { yield &rows[index] }
  }

  mutating func removeAll() { rows.removeAll() }

  @_transparent
  mutating func append(_ row: RowID, weight: Double) { rows.append(WeightedRow(row: row, weight: weight)) }

  /// The weight of a row, or 0.
  func weight(of row: RowID) -> Double {
    var weight = 0.0
    for index in 0..<rows.count where rows[index].row == row { weight = rows[index].weight }
    return weight
  }

  /// The largest weight.
  var largestWeight: Double {
    var largest = 0.0
    for index in 0..<rows.count { largest = max(largest, abs(rows[index].weight)) }
    return largest
  }
}

/// A variable times a number, one summand of the expression that a walk starts from.
struct LinearSummand: BitwiseCopyable {
  var variable: VariableID
  var coefficient: Double
}

/// A row times a number, one summand of a row or a variable that is expressed by the rows of the basis.
struct WeightedRow: BitwiseCopyable {
  var row: RowID
  var weight: Double
}
