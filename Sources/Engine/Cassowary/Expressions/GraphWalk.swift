// SPDX-License-Identifier: MIT

/// Scratch memory of walks through the graph of definitions: the visited variables, and the order in which they are
/// finished.
///
/// The visits of a walk remain until the next walk begins, because expressions are read from them. The stack is empty
/// between walks. The contents are valid during one operation only; a copy begins with empty memory.
struct GraphWalk: ~Copyable {
  private var visits = Table<Visit>()
  /// The index of each variable's visit. It is valid only if the visit at the index is that of the variable, so nothing
  /// has to be cleared.
  private var visitOfVariable = Records<VariableID, Int32>()
  /// The visits, each after those it depends on.
  private var postorder = Table<Int32>()
  private var stack = Table<Int32>()

  init() {}

  mutating func releaseMemory() {
    visits.releaseMemory()
    visitOfVariable.releaseMemory()
    postorder.releaseMemory()
    stack.releaseMemory()
  }

  /// Begins a walk: nothing has been visited.
  @_transparent
  mutating func begin(variableCapacity: Int32) {
    visits.removeAll()
    postorder.removeAll()
    visitOfVariable.cover(variableCapacity, with: 0)
  }

  // MARK: Visits

  var visitCount: Int32 { @_transparent get { visits.count } }

  subscript(visit: Int32) -> Visit {
    @_transparent get { visits[visit] }
    @_transparent nonmutating _modify { yield &visits[visit] }
  }

  /// The index of a variable's visit in this walk, or -1.
  @_transparent
  func visit(of variable: VariableID) -> Int32 {
    let index = visitOfVariable[variable]
    return index < visits.count && visits[index].variable == variable ? index : -1
  }

  @_transparent
  func hasVisited(_ variable: VariableID) -> Bool { visit(of: variable) >= 0 }

  /// Adds a visit of a variable that has none, and pushes it on the stack.
  @_transparent
  mutating func open(_ variable: VariableID, cursor: Int32, end: Int32) {
    visitOfVariable[variable] = visits.count
    stack.append(visits.count)
    visits.append(Visit(variable: variable, cursor: cursor, end: end))
  }

  /// Adds to the coefficient of a variable that has been visited.
  @_transparent
  func contribute(_ amount: Double, to variable: VariableID, from row: RowID) {
    let visit = visitOfVariable[variable]
    visits[visit].coefficient += amount
    visits[visit].magnitude = max(visits[visit].magnitude, abs(amount))
    visits[visit].visitCount += 1
    visits[visit].parent = row
  }

  // MARK: The stack

  /// The length of the stack, to be restored at the end of a walk.
  var depth: Int32 { @_transparent get { stack.count } }
  /// The visit at the top of the stack.
  var top: Int32 { @_transparent get { stack[stack.count - 1] } }

  @_transparent
  mutating func push(_ variable: VariableID) { stack.append(variable.rawValue) }

  /// Pops a variable from the stack.
  @_transparent
  mutating func pop() -> VariableID {
    let top = stack[stack.count - 1]
    stack.removeLast()
    return VariableID(top)
  }

  /// Finishes the visit at the top of the stack.
  @_transparent
  mutating func finishVisit() {
    postorder.append(stack[stack.count - 1])
    stack.removeLast()
  }

  // MARK: The order

  var finishedCount: Int32 { @_transparent get { postorder.count } }

  /// The visit that was finished at a position.
  @_transparent
  func finishedVisit(at position: Int32) -> Int32 { postorder[position] }
}

/// A row on a path of definitions, with the term that it determines when the path is reversed.
struct PathStep: BitwiseCopyable {
  var row: RowID
  var term: TermID
}

/// A variable visited by a walk through the graph of definitions.
struct Visit: BitwiseCopyable {
  /// The coefficient of the variable in the expression.
  var coefficient: Double = 0
  /// The largest summand of the coefficient, against which cancellation is judged.
  var magnitude: Double = 0
  var variable: VariableID
  /// The row through which the walk last reached the variable.
  var parent: RowID = .null
  /// The number of edges to the variable, including those whose coefficients cancel.
  var visitCount: Int32 = 0
  /// The next term to follow.
  var cursor: Int32
  var end: Int32
}

#if DEBUG
  extension GraphWalk {
    /// Describes the violated invariants.
    var brokenInvariants: [String] { depth == 0 ? [] : ["A walk left \(depth) variables on the stack."] }
  }
#endif
