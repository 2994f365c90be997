// SPDX-License-Identifier: MIT

/// The work for the next solve, or for a later part of the current one: rows that may be infeasible, edits of
/// constants, removals, and bounds that have no row yet.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct PendingWork: ~Copyable {
  private var marks: Records<RowID, UInt8>
  /// Rows outside the basis whose residual may have the wrong sign.
  private var infeasibleCandidates: Table<RowID>
  /// Candidates that are examined later in the same solve, in reverse order.
  private var deferredCandidates: Table<RowID>
  /// Candidates that proved infeasible, by importance.
  private var queue: RowQueue
  /// Relaxed rows that are to be tried again, by age.
  private var retries: RowQueue
  /// Rows whose feasibility the search did not restore before it ended. Empty between solves.
  private var unfinished: Table<RowID>
  /// Rows of the basis whose constants changed.
  private var edits: Table<ConstantEdit>
  private var removedRows: Table<RowID>
  private var discardedVariables: Table<VariableID>
  /// Negative variables that must not be negative and whose bound has no row yet.
  private var missingBounds: Table<VariableID>
  /// Positions that became free since inequalities last placed some.
  private var freedPositions: Table<VariableID>
  /// Positions that no inequality placed. Some may not be free any more.
  private var unplacedPositions: Table<VariableID>
  /// Inequalities that were added since inequalities last placed some positions.
  private var newInequalities: Table<RowID>
  /// The first of the variables that were made since then.
  var firstUnplaced: Int32
  /// The number of candidates that are examined together.
  var batchSize: Int32

  private enum Mark {
    static let queued: UInt8 = 1
    static let needsBasicVariable: UInt8 = 2
    static let edited: UInt8 = 4
    static let removed: UInt8 = 8
    static let waitingForRetry: UInt8 = 16
  }

  init() {
    self.init(
      marks: Records(), infeasibleCandidates: Table(), deferredCandidates: Table(), queue: RowQueue(),
      retries: RowQueue(), unfinished: Table(), edits: Table(), removedRows: Table(), discardedVariables: Table(),
      missingBounds: Table(), freedPositions: Table(),
      unplacedPositions: Table(), newInequalities: Table(), firstUnplaced: 0, batchSize: 1000)
  }

  private init(
    marks: consuming Records<RowID, UInt8>, infeasibleCandidates: consuming Table<RowID>,
    deferredCandidates: consuming Table<RowID>, queue: consuming RowQueue, retries: consuming RowQueue,
    unfinished: consuming Table<RowID>, edits: consuming Table<ConstantEdit>, removedRows: consuming Table<RowID>,
    discardedVariables: consuming Table<VariableID>,
    missingBounds: consuming Table<VariableID>, freedPositions: consuming Table<VariableID>,
    unplacedPositions: consuming Table<VariableID>, newInequalities: consuming Table<RowID>, firstUnplaced: Int32,
    batchSize: Int32
  ) {
    self.marks = marks
    self.infeasibleCandidates = infeasibleCandidates
    self.deferredCandidates = deferredCandidates
    self.queue = queue
    self.retries = retries
    self.unfinished = unfinished
    self.edits = edits
    self.removedRows = removedRows
    self.discardedVariables = discardedVariables
    self.missingBounds = missingBounds
    self.freedPositions = freedPositions
    self.unplacedPositions = unplacedPositions
    self.newInequalities = newInequalities
    self.firstUnplaced = firstUnplaced
    self.batchSize = batchSize
  }

  /// A second agenda of the same work.
  func copy() -> PendingWork {
    PendingWork(
      marks: marks.copy(), infeasibleCandidates: infeasibleCandidates.copy(),
      deferredCandidates: deferredCandidates.copy(), queue: queue.copy(),
      retries: retries.copy(), unfinished: unfinished.copy(), edits: edits.copy(),
      removedRows: removedRows.copy(), discardedVariables: discardedVariables.copy(),
      missingBounds: missingBounds.copy(), freedPositions: freedPositions.copy(),
      unplacedPositions: unplacedPositions.copy(), newInequalities: newInequalities.copy(),
      firstUnplaced: firstUnplaced,
      batchSize: batchSize)
  }

  // MARK: Room

  /// Makes room for rows, for which nothing is to be done.
  mutating func cover(rows count: Int32) { marks.cover(count, with: 0) }

  mutating func releaseMemory() {
    infeasibleCandidates.releaseMemory()
    deferredCandidates.releaseMemory()
    edits.releaseMemory()
    queue.releaseMemory()
    retries.releaseMemory()
  }

  /// Whether the vertex may not be optimal for the current rows, ignoring dirty variables.
  var isEmpty: Bool {
    infeasibleCandidates.isEmpty && edits.isEmpty && removedRows.isEmpty && discardedVariables.isEmpty
      && retries.isEmpty
  }

  // MARK: Marks

  @_transparent
  private func set(_ mark: UInt8, _ isSet: Bool, _ row: RowID) {
    if isSet { marks[row] |= mark } else { marks[row] &= ~mark }
  }

  /// Whether a row is among the candidates or in the queue.
  @_transparent
  func isQueued(_ row: RowID) -> Bool { marks[row] & Mark.queued != 0 }

  /// Whether an equality outside the basis has not yet been offered a free variable.
  @_transparent
  func needsBasicVariable(_ row: RowID) -> Bool { marks[row] & Mark.needsBasicVariable != 0 }

  @_transparent
  func setNeedsBasicVariable(_ needs: Bool, _ row: RowID) { set(Mark.needsBasicVariable, needs, row) }

  /// Whether the constant of a row of the basis changed since the last solve.
  @_transparent
  func isEdited(_ row: RowID) -> Bool { marks[row] & Mark.edited != 0 }

  /// Whether the next solve takes a row out.
  @_transparent
  func isRemoved(_ row: RowID) -> Bool { marks[row] & Mark.removed != 0 }

  /// Clears the marks of a deleted row. It remains marked as queued, because the lists still contain it.
  mutating func forget(_ row: RowID) { marks[row] &= Mark.queued }

  // MARK: Candidates

  /// Lists a row whose residual has to be examined.
  @_transparent
  mutating func addCandidate(_ row: RowID) {
    guard marks[row] & Mark.queued == 0 else { return }
    marks[row] |= Mark.queued
    infeasibleCandidates.append(row)
  }

  var hasCandidates: Bool { @_transparent get { !infeasibleCandidates.isEmpty } }
  var hasDeferredCandidates: Bool { !deferredCandidates.isEmpty }
  var candidateCount: Int32 { infeasibleCandidates.count }

  /// The next candidate, which stays marked as queued.
  mutating func popCandidate() -> RowID? { infeasibleCandidates.popLast() }

  /// Removes the mark of a row that has been examined.
  @_transparent
  func settle(_ row: RowID) { marks[row] &= ~Mark.queued }

  func candidate(at index: Int32) -> RowID { infeasibleCandidates[index] }
  func replaceCandidate(at index: Int32, with row: RowID) { infeasibleCandidates[index] = row }
  mutating func keepFirstCandidates(_ count: Int32) { infeasibleCandidates.keepFirst(count) }

  /// If there are many candidates, defers them all to examine them in batches. Related rows are usually added together,
  /// so a batch fits the cache.
  mutating func deferCandidates() {
    guard infeasibleCandidates.count > 2 * batchSize else { return }
    while let row = infeasibleCandidates.popLast() { deferredCandidates.append(row) }
  }

  /// Makes the next batch of deferred candidates current.
  mutating func admitBatch() {
    for _ in 0..<min(deferredCandidates.count, batchSize) {
      if let row = deferredCandidates.popLast() { infeasibleCandidates.append(row) }
    }
  }

  // MARK: The queue of infeasible rows

  var isQueueEmpty: Bool { queue.isEmpty }

  mutating func enqueue(_ row: RowID, key: UInt64) {
    marks[row] |= Mark.queued
    queue.push(row, key: key)
  }

  /// The key of the most important infeasible row; `nil` when there is none.
  var firstKey: UInt64? { queue.firstKey }

  /// The most important infeasible row, which is queued no longer.
  mutating func dequeue() -> RowID? {
    guard let row = queue.pop() else { return nil }
    settle(row)
    return row
  }

  // MARK: Retries of relaxed rows

  var hasRetries: Bool { !retries.isEmpty }

  /// Whether a relaxed row is to be tried again.
  func isWaitingForRetry(_ row: RowID) -> Bool { marks[row] & Mark.waitingForRetry != 0 }

  mutating func scheduleRetry(of row: RowID, age: UInt64) {
    guard !isWaitingForRetry(row) else { return }
    marks[row] |= Mark.waitingForRetry
    retries.push(row, key: age)
  }

  /// The oldest row to be tried again. It may have been removed meanwhile.
  mutating func popRetry() -> RowID? {
    guard let row = retries.pop() else { return nil }
    set(Mark.waitingForRetry, false, row)
    return row
  }

  // MARK: A search that has ended

  mutating func addUnfinished(_ row: RowID) { unfinished.append(row) }
  mutating func popUnfinished() -> RowID? { unfinished.popLast() }

  // MARK: Edits of constants

  /// Notes that the constant of a row of the basis is about to change.
  mutating func noteEdit(of row: RowID, oldConstant: Double) {
    guard marks[row] & Mark.edited == 0 else { return }
    marks[row] |= Mark.edited
    edits.append(ConstantEdit(row: row, oldConstant: oldConstant))
  }

  var editCount: Int32 { @_transparent get { edits.count } }
  var hasEdits: Bool { @_transparent get { !edits.isEmpty } }

  @_transparent
  func edit(at index: Int32) -> ConstantEdit { edits[index] }

  @_transparent
  func settleEdit(of row: RowID) { marks[row] &= ~Mark.edited }

  @_transparent
  mutating func removeAllEdits() { edits.removeAll() }

  /// Whether one edit is all there is to do.
  var isOneEdit: Bool {
    @_transparent get {
      edits.count == 1 && infeasibleCandidates.isEmpty && removedRows.isEmpty && discardedVariables.isEmpty
        && retries.isEmpty
    }
  }

  // MARK: Removals

  mutating func scheduleRemoval(of row: RowID) {
    marks[row] |= Mark.removed
    removedRows.append(row)
  }

  mutating func scheduleRemoval(of variable: VariableID) { discardedVariables.append(variable) }

  var removedRowCount: Int32 { removedRows.count }
  func removedRow(at index: Int32) -> RowID { removedRows[index] }
  mutating func removeAllRemovedRows() { removedRows.removeAll() }
  mutating func popDiscardedVariable() -> VariableID? { discardedVariables.popLast() }

  // MARK: Bounds

  /// Notes that a variable is negative which may not be, and has no row for its bound.
  @_transparent
  mutating func addMissingBound(of variable: VariableID) { missingBounds.append(variable) }

  var hasMissingBounds: Bool { !missingBounds.isEmpty }
  mutating func popMissingBound() -> VariableID? { missingBounds.popLast() }

  // MARK: Free positions

  /// Lists a position that no row determines any more.
  @_transparent
  mutating func addFreedPosition(_ variable: VariableID) { freedPositions.append(variable) }

  /// Lists an inequality that may place a position.
  @_transparent
  mutating func addInequality(_ row: RowID) { newInequalities.append(row) }

  var hasPositionsToPlace: Bool {
    !freedPositions.isEmpty || !newInequalities.isEmpty
  }

  mutating func popFreedPosition() -> VariableID? { freedPositions.popLast() }
  var newInequalityCount: Int32 { newInequalities.count }
  func newInequality(at index: Int32) -> RowID { newInequalities[index] }
  mutating func removeAllNewInequalities() { newInequalities.removeAll() }

  var unplacedPositionCount: Int32 { unplacedPositions.count }
  func unplacedPosition(at index: Int32) -> VariableID { unplacedPositions[index] }
  mutating func addUnplacedPosition(_ variable: VariableID) { unplacedPositions.append(variable) }
  func replaceUnplacedPosition(at index: Int32, with variable: VariableID) { unplacedPositions[index] = variable }
  mutating func keepFirstUnplacedPositions(_ count: Int32) { unplacedPositions.keepFirst(count) }
}
