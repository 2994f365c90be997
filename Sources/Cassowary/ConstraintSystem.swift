// SPDX-License-Identifier: MIT

/// The rows, the variables and the present vertex: everything a ``Solver`` knows, as plain records in tables.
///
/// The vertex is kept as a *graph of definitions* in place of a simplex tableau. Every tight row determines one of its
/// variables from the others; since the bases of layouts are almost triangular, these definitions form a directed graph
/// without cycles, values flow through it in one sweep and nothing ever fills in. A tight row that would close a cycle
/// (equal widths that fill a container) becomes a *tear*: see `Tears.swift`.
///
/// Optimality is stated by multipliers, one for each row, that add the rows up to nothing. The multiplier of a row
/// that costs is its weight (a unit of its priority, compared lexicographically); that of a tight row lies between
/// its bounds; that of an idle row is zero. These conditions hold between any two steps; what a step mends is a
/// row whose residual has the wrong sign: see `DualSimplex.swift`.
///
/// Methods that stand in loops are `mutating`, or inlined, even where they change nothing: others get a copy of this whole
/// structure of 850 bytes to read from.
///
/// Source: Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm", TOCHI 8(4), 2001 for
/// the problem and its dual re-optimisation; the boxed multipliers of an L1 objective and the triangular
/// basis are the bounded dual simplex method and presolving as textbooks on linear programming have them.
struct ConstraintSystem: ~Copyable {
  // What was given.
  var variables = Table<VariableRecord>()
  var values = Table<Double>()
  var rows = Table<Row>()
  var terms = Table<TermRecord>()
  var freeVariables = Table<Int32>()
  var freeRows = Table<Int32>()
  /// For each number of terms, the head of a list of unused runs of that many terms.
  var freeRuns = Table<Int32>()
  var nextSequence: Int64 = 1

  // What waits for the next solve.
  var removedRows = Table<Int32>()
  var discardedVariables = Table<Int32>()
  /// Idle or violated rows whose residual may have the wrong sign.
  var suspects = Table<Int32>()
  /// Suspects that are to be looked at later in the same solve, those that came first at the end.
  var waiting = Table<Int32>()
  /// How many are looked at together.
  var suspectsAtOnce: Int32 = 1000
  /// All dirty variables, and some that no longer are.
  var dirty = Table<Int32>()
  /// Tight rows whose constants changed, with the constants before.
  var edits = Table<Share>()
  /// Variables below zero that should not be, whose bound has no row yet.
  var missingBounds = Table<Int32>()

  // The vertex.
  var sparse = Table<SparseEntry>()
  var firstFreeSparse: Int32 = none
  var tears = Table<Tear>()
  var freeTears = Table<Int32>()
  var staleTears = Table<Int32>()
  var liveTearCount: Int32 = 0
  var blocks = Table<TearBlock>()
  var freeBlocks = Table<Int32>()
  /// Counts the refreshments of tears.
  var epoch: Int32 = 1
  /// For each variable, the epoch in which all tears that depend on it were last marked stale.
  var staleEpochs = Table<Int32>()
  /// Counts changes of the vertex: which rows are tight, which cost, and which there are.
  var version = 0
  /// Counts changes of values, as far as ranges of constants depend on them.
  var valueVersion = 0
  var columns = Table<Column>()
  /// The entry among the columns, or ``none``, of each row up to the last that has one.
  var columnPlaces = Table<Int32>()
  var freeColumns = Table<Int32>()
  var violatedCount: Int32 = 0
  var idleEqualityCount: Int32 = 0
  var leftOut: [LeftOutRow] = []

  // Scratch memory of the walks; empty between operations.
  var visits = Table<Visit>()
  /// Where each variable stands among the visits of the present walk, if that entry names it back.
  var visitPlaces = Table<Int32>()
  var postorder = Table<Int32>()
  var stack = Table<Int32>()
  var initialTerms = Table<Share>()
  var shares = Table<Share>()
  var step = Table<Component>()
  var candidate = Table<Component>()
  var distances = Table<Component>()
  var breakpoints = Table<Breakpoint>()
  var passings = Table<Passing>()
  /// Rows that cost, found while walking down from a row that is about to leave.
  var collected = Table<Int32>()
  /// Tight rows whose multipliers are out of bounds.
  var unbounded = Table<Int32>()
  var queue = RowQueue()
  /// The derivatives of the variables in a walk with respect to one constant; zero between walks.
  var derivatives = Table<Double>()
  var reachedTears = Table<Int32>()
  /// The variables whose values changed in the last solve, apart from those that were new.
  var changes = Table<Change>()
  /// The column along which alone everything moved in the last solve, or ``none``; then `changes` is empty.
  var movedColumn: Int32 = none
  /// By how much its constant changed.
  var movedBy = 0.0
  /// Variables from here on are new: no solve has been since they were made, and their values were zero.
  var firstUnsolved: Int32 = 0
  /// Variables from here up to `firstUnsolved` were new in the last solve.
  var firstSolvedLast: Int32 = 0
  var statistics = SolverStatistics()
  /// Steps in a row that improved nothing; after some, the choice of rows follows Bland's rule.
  var degenerateSteps = 0
  var rematchDepth = 0
  var stepsLeft = 0
  var restartsLeft = 0
  /// The multipliers can no longer be trusted and are to be found anew.
  var needsRestart = false

  init() {}

  deinit {
    for block in 0..<blocks.count { blocks[block].deallocate() }
    for row in 0..<columnPlaces.count where columnPlaces[row] != none { columns[columnPlaces[row]].deallocate() }
  }

  /// A second system at the same vertex.
  func copy() -> ConstraintSystem {
    var result = ConstraintSystem()
    result.variables = variables.copy()
    result.values = values.copy()
    result.rows = rows.copy()
    result.terms = terms.copy()
    result.freeVariables = freeVariables.copy()
    result.freeRows = freeRows.copy()
    result.freeRuns = freeRuns.copy()
    result.nextSequence = nextSequence
    result.removedRows = removedRows.copy()
    result.discardedVariables = discardedVariables.copy()
    result.suspects = suspects.copy()
    result.suspectsAtOnce = suspectsAtOnce
    result.dirty = dirty.copy()
    result.missingBounds = missingBounds.copy()
    result.sparse = sparse.copy()
    result.firstFreeSparse = firstFreeSparse
    result.tears = tears.copy()
    result.freeTears = freeTears.copy()
    result.staleTears = staleTears.copy()
    result.liveTearCount = liveTearCount
    for block in 0..<blocks.count { result.blocks.append(blocks[block].copy()) }
    result.freeBlocks = freeBlocks.copy()
    result.edits = edits.copy()
    // Columns are not taken along; they are made anew when they are wanted.
    result.version = version
    result.valueVersion = valueVersion
    result.epoch = epoch
    result.staleEpochs = staleEpochs.copy()
    result.violatedCount = violatedCount
    result.idleEqualityCount = idleEqualityCount
    result.leftOut = leftOut
    result.changes = changes.copy()
    forEachMove { result.changes.append(Change(variable: $0, oldValue: $1)) }
    result.firstUnsolved = firstUnsolved
    result.firstSolvedLast = firstSolvedLast
    result.statistics = statistics
    return result
  }

  /// The number below which differences at the tie level are rounding errors.
  var tieTolerance: Double { @inline(__always) get { 1e-8 * Double(nextSequence) + 1e-9 } }

  /// Sets the status of a row and keeps the counts that hang on it.
  @inline(__always)
  mutating func setStatus(_ status: RowStatus, of row: Int32) {
    let old = rows[row].status
    if old == .above || old == .below { violatedCount -= 1 }
    if status == .above || status == .below { violatedCount += 1 }
    if rows[row].relation == .equal {
      if old == .idle { idleEqualityCount -= 1 }
      if status == .idle { idleEqualityCount += 1 }
    }
    rows[row].status = status
    version &+= 1
  }

  /// Puts a row on the list of those whose residual is to be looked at.
  @inline(__always)
  mutating func suspect(_ row: Int32) {
    guard !rows[row].isQueued else { return }
    rows[row].isQueued = true
    suspects.append(row)
  }
}
