// SPDX-License-Identifier: MIT

/// The constraints, the present vertex, and the steps of the algorithm: everything a ``Solver`` knows.
///
/// The system consists of parts that own their state and do not depend on one another's representation:
///
/// * ``RowStore``: the constraints as they were given;
/// * ``BasisGraph``: the basis, as a graph of definitions instead of a simplex tableau;
/// * ``TearSet``: rows of the basis that would close a cycle of definitions, with their Jacobian;
/// * ``Valuation``: the values of the variables;
/// * ``Multipliers``: the reduced costs;
/// * ``ResponseColumns``: how the solution responds to constants that are edited repeatedly;
/// * ``PendingWork``: the work for the next solve;
/// * ``RelaxedRows``: the required rows that are not enforced;
/// * ``GraphWalk``, ``RowExpression``, ``BreakpointHeap``: scratch memory.
///
/// Optimality is stated by multipliers, one for each row, that add the rows up to nothing. The multiplier of a row that
/// costs is its weight (a unit of its priority, compared lexicographically); that of a row of the basis, its *reduced
/// cost*, lies between its bounds; that of any other row is zero. These conditions hold between any two steps (the vertex
/// is dual feasible). What a step restores is primal feasibility: a row outside the basis whose residual has the wrong
/// sign enters, see `ConstraintSystem+DualSimplex.swift`.
///
/// Methods that are called in loops are `mutating` or inlined even if they change nothing, because others would copy
/// this whole structure.
///
/// Source: Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm", TOCHI 8(4), 2001 for
/// the problem and its dual reoptimization; the boxed multipliers of an L1 objective and the triangular basis are the bounded
/// dual simplex method and presolving as textbooks on linear programming have them.
struct ConstraintSystem: ~Copyable {
  var store: RowStore
  var basis: BasisGraph
  var tears: TearSet
  var valuation: Valuation
  var multipliers: Multipliers
  var pending: PendingWork
  var relaxed: RelaxedRows
  var progress: SolveProgress
  var statistics: SolverStatistics

  /// Whether an inequality determines a variable of either sign that nothing else determines.
  var placesAtBounds = false

  /// A change with more new rows than this is large: the basis is made triangular first. After a solve with more new variables than
  /// this, scratch memory is released, because later solves need much less. Tests lower it.
  var largeChange: Int32 = 1000

  /// The largest number of steps that a solve takes before it starts again from a new vertex, and then before it ends. Tests lower it.
  var stepLimit = Int.max

  /// The size of blocks of tears whose factors cost no more than the walks through the definitions. Tests lower it.
  var smallTearBlock: Int32 = 24 { didSet { largestExpectedTearBlock = smallTearBlock } }
  /// A larger block of tears is taken as a sign that the basis should be made triangular.
  var largestExpectedTearBlock: Int32 = 24

  // These begin empty in a copy.
  var columns = ResponseColumns()
  var walk = GraphWalk()
  var expression = RowExpression()
  var breakpoints = BreakpointHeap()
  var boundFlips = Table<BoundFlip>()
  var path = Table<PathStep>()
  /// Rows outside the basis that a walk down from a variable visited.
  var collectedRows = Table<RowID>()
  /// Rows of the basis whose reduced costs left their bounds.
  var rowsOutOfBounds = Table<RowID>()
  /// The derivatives of the variables in a walk with respect to one constant; zero between walks.
  var derivatives = Records<VariableID, Double>()
  /// The position of each row in `expression`; -1 between steps.
  var positions = Records<RowID, Int32>()
  var reachedTears = Table<TearID>()

  init() {
    self.init(
      store: RowStore(), basis: BasisGraph(), tears: TearSet(), valuation: Valuation(), multipliers: Multipliers(),
      pending: PendingWork(), relaxed: RelaxedRows(), progress: SolveProgress(), statistics: SolverStatistics())
  }

  private init(
    store: consuming RowStore, basis: consuming BasisGraph, tears: consuming TearSet, valuation: consuming Valuation,
    multipliers: consuming Multipliers, pending: consuming PendingWork, relaxed: consuming RelaxedRows,
    progress: SolveProgress, statistics: SolverStatistics
  ) {
    self.store = store
    self.basis = basis
    self.tears = tears
    self.valuation = valuation
    self.multipliers = multipliers
    self.pending = pending
    self.relaxed = relaxed
    self.progress = progress
    self.statistics = statistics
  }

  /// A second system at the same vertex. Its response columns and scratch memory are empty.
  func copy() -> ConstraintSystem {
    var result = ConstraintSystem(
      store: store.copy(), basis: basis.copy(), tears: tears.copy(), valuation: valuation.copy(),
      multipliers: multipliers.copy(), pending: pending.copy(), relaxed: relaxed.copy(), progress: progress,
      statistics: statistics)
    result.placesAtBounds = placesAtBounds
    result.largeChange = largeChange
    result.stepLimit = stepLimit
    result.smallTearBlock = smallTearBlock
    result.largestExpectedTearBlock = largestExpectedTearBlock
    columns.forEachMove { variable, amount in
      result.valuation.recordChange(ValueChange(variable: variable, oldValue: valuation[variable] - amount))
    }
    return result
  }
}
