// SPDX-License-Identifier: MIT

/// The values of the variables, with the variables that have to be evaluated and those that changed in the last solve.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct Valuation: ~Copyable {
  private var values: Records<VariableID, Double>
  private var marks: Records<VariableID, UInt8>
  /// All dirty variables, and some that are clean again.
  private var dirty: Table<VariableID>
  /// The variables whose values changed in the last solve, except new ones.
  private var changes: Table<ValueChange>
  /// Variables from here on are new: there was no solve since they were made, and their values were zero.
  private(set) var firstUnsolved: Int32
  /// Variables from here up to `firstUnsolved` were new in the last solve.
  private(set) var firstSolvedLast: Int32
  /// The version of the values on which ranges of constants depend.
  var version: Int

  private enum Mark {
    static let dirty: UInt8 = 1
    static let changed: UInt8 = 2
  }

  init() {
    self.init(
      values: Records(), marks: Records(), dirty: Table(), changes: Table(), firstUnsolved: 0, firstSolvedLast: 0,
      version: 0)
  }

  private init(
    values: consuming Records<VariableID, Double>, marks: consuming Records<VariableID, UInt8>,
    dirty: consuming Table<VariableID>, changes: consuming Table<ValueChange>, firstUnsolved: Int32,
    firstSolvedLast: Int32,
    version: Int
  ) {
    self.values = values
    self.marks = marks
    self.dirty = dirty
    self.changes = changes
    self.firstUnsolved = firstUnsolved
    self.firstSolvedLast = firstSolvedLast
    self.version = version
  }

  /// A second set of the same values.
  func copy() -> Valuation {
    Valuation(
      values: values.copy(), marks: marks.copy(), dirty: dirty.copy(), changes: changes.copy(),
      firstUnsolved: firstUnsolved, firstSolvedLast: firstSolvedLast, version: version)
  }

  // MARK: Room

  /// Makes room for variables, whose values are zero.
  mutating func cover(variables count: Int32) {
    values.cover(count, with: 0)
    marks.cover(count, with: 0)
  }

  mutating func reserve(dirty count: Int32) { dirty.reserve(count) }
  mutating func releaseMemory() { dirty.releaseMemory() }

  // MARK: Values

  subscript(variable: VariableID) -> Double { @_transparent get { values[variable] } }

  /// Direct access for inner loops; valid until ``cover(variables:)`` makes room.
  var reader: ValueReader { @_transparent get { ValueReader(values: values.pointer, marks: marks.pointer) } }

  /// Sets the value of a variable and stores the one it had at the last solve. Returns `false` if it has that value
  /// already.
  @_transparent
  mutating func set(_ value: Double, of variable: VariableID) -> Bool {
    let old = values[variable]
    guard value != old else { return false }
    if variable.rawValue < firstUnsolved, marks[variable] & Mark.changed == 0 {
      marks[variable] |= Mark.changed
      changes.append(ValueChange(variable: variable, oldValue: old))
    }
    values[variable] = value
    return true
  }

  /// Adds to a value without storing the old one, which ``ResponseColumns`` can compute.
  @_transparent
  func move(_ variable: VariableID, by amount: Double) { values[variable] += amount }

  /// Resets the value of a reused record.
  mutating func reset(_ variable: VariableID) {
    values[variable] = 0
    marks[variable] = 0
  }

  // MARK: Dirty variables

  @_transparent
  func isDirty(_ variable: VariableID) -> Bool { marks[variable] & Mark.dirty != 0 }

  @_transparent
  func isChanged(_ variable: VariableID) -> Bool { marks[variable] & Mark.changed != 0 }

  /// Marks one variable for evaluation, and nothing that depends on it.
  @_transparent
  mutating func markDirty(_ variable: VariableID) {
    guard marks[variable] & Mark.dirty == 0 else { return }
    marks[variable] |= Mark.dirty
    dirty.append(variable)
  }

  @_transparent
  func markClean(_ variable: VariableID) { marks[variable] &= ~Mark.dirty }

  var hasDirty: Bool { @_transparent get { !dirty.isEmpty } }
  /// The length of the list of dirty variables.
  var dirtyCount: Int32 { @_transparent get { dirty.count } }

  @_transparent
  func dirtyVariable(at index: Int32) -> VariableID { dirty[index] }

  @_transparent
  func replaceDirtyVariable(at index: Int32, with variable: VariableID) { dirty[index] = variable }

  @_transparent
  mutating func keepFirstDirty(_ count: Int32) { dirty.keepFirst(count) }

  // MARK: Changes

  var changeCount: Int32 { @_transparent get { changes.count } }

  @_transparent
  func change(at index: Int32) -> ValueChange { changes[index] }

  /// Records the old value of a variable that moved along a column; only for copies.
  mutating func recordChange(_ change: ValueChange) { changes.append(change) }

  mutating func beginSolve() {
    changes.removeAll()
    firstSolvedLast = firstUnsolved
  }

  /// Removes changes whose values are equal again.
  mutating func finishSolve(variableCount: Int32) {
    var kept: Int32 = 0
    for index in 0..<changes.count {
      let change = changes[index]
      marks[change.variable] &= ~Mark.changed
      if values[change.variable] != change.oldValue {
        changes[kept] = change
        kept += 1
      }
    }
    changes.keepFirst(kept)
    firstUnsolved = variableCount
  }
}

/// A variable whose value changed in the last solve, and the value it had before.
struct ValueChange: BitwiseCopyable {
  var variable: VariableID
  var oldValue: Double
}

/// The left side of a row at the present values, and its largest summand.
struct Residual: BitwiseCopyable {
  var value: Double
  var magnitude: Double

  /// The tolerance for zero.
  var tolerance: Double {
    @_transparent get { Tolerances.residual + Tolerances.relativeResidual * magnitude }
  }
}

/// Reads values in inner loops.
struct ValueReader: BitwiseCopyable {
  let values: RecordPointer<VariableID, Double>
  let marks: RecordPointer<VariableID, UInt8>

  subscript(variable: VariableID) -> Double { @_transparent get { values[variable] } }

  @_transparent
  func isDirty(_ variable: VariableID) -> Bool { marks[variable] & 1 != 0 }
}
