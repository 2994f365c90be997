// SPDX-License-Identifier: MIT

/// The tears, their Jacobian, and the blocks of those that depend on one another.
///
/// The set contains the linear algebra and does not depend on the graph: the system walks through the definitions and
/// sets the Jacobian; the set returns the blocks of tears and the solutions of their equations.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct TearSet: ~Copyable {
  private var tears: Records<TearID, Tear>
  private var freeTears: Table<TearID>
  private var staleTears: Table<TearID>
  private var jacobian: SparseVectors
  private var blocks: Records<TearBlockID, TearBlock>
  private var freeBlocks: Table<TearBlockID>
  /// The number of tears.
  private(set) var liveCount: Int32
  /// The number of tears in the largest block that was made since this number was set to zero.
  var largestBlock: Int32
  /// Counts the refreshments of tears.
  private var epoch: Int32
  /// For each variable, the epoch in which all tears that depend on it were last marked stale.
  private var staleEpochs: Records<VariableID, Int32>

  init() {
    self.init(
      tears: Records(), freeTears: Table(), staleTears: Table(), jacobian: SparseVectors(), blocks: Records(),
      freeBlocks: Table(), liveCount: 0, largestBlock: 0, epoch: 1, staleEpochs: Records())
  }

  private init(
    tears: consuming Records<TearID, Tear>, freeTears: consuming Table<TearID>, staleTears: consuming Table<TearID>,
    jacobian: consuming SparseVectors, blocks: consuming Records<TearBlockID, TearBlock>,
    freeBlocks: consuming Table<TearBlockID>, liveCount: Int32,
    largestBlock: Int32, epoch: Int32,
    staleEpochs: consuming Records<VariableID, Int32>
  ) {
    self.tears = tears
    self.freeTears = freeTears
    self.staleTears = staleTears
    self.jacobian = jacobian
    self.blocks = blocks
    self.freeBlocks = freeBlocks
    self.liveCount = liveCount
    self.largestBlock = largestBlock
    self.epoch = epoch
    self.staleEpochs = staleEpochs
  }

  deinit {
    for block in blocks.ids { blocks[block].deallocate() }
  }

  /// A copy of the set, with its own factors.
  func copy() -> TearSet {
    var ownBlocks = Records<TearBlockID, TearBlock>()
    for block in blocks.ids { _ = ownBlocks.append(blocks[block].copy()) }
    return TearSet(
      tears: tears.copy(), freeTears: freeTears.copy(), staleTears: staleTears.copy(), jacobian: jacobian.copy(),
      blocks: ownBlocks, freeBlocks: freeBlocks.copy(), liveCount: liveCount, largestBlock: largestBlock, epoch: epoch,
      staleEpochs: staleEpochs.copy())
  }

  mutating func releaseMemory() { staleEpochs.releaseMemory() }

  // MARK: Reading

  subscript(tear: TearID) -> Tear { @_transparent get { tears[tear] } }

  var ids: IdentityRange<TearID> { tears.ids }
  var isEmpty: Bool { @_transparent get { liveCount == 0 } }
  var hasStale: Bool { @_transparent get { !staleTears.isEmpty } }

  // MARK: Making and removing

  /// Makes a tear, which is stale.
  mutating func make(_ row: RowID, determining variable: VariableID) -> TearID {
    let record = Tear(row: row, variable: variable)
    let tear: TearID
    if let free = freeTears.popLast() {
      tear = free
      tears[tear] = record
    } else {
      tear = tears.append(record)
    }
    liveCount += 1
    markStale(tear)
    return tear
  }

  mutating func delete(_ tear: TearID) {
    dissolveBlock(tears[tear].block)
    clearJacobian(of: tear)
    tears[tear].isLive = false
    liveCount -= 1
    // While it is on the list of stale tears, its record must not be reused.
    if !tears[tear].isStale { freeTears.append(tear) }
  }

  // MARK: Staleness

  mutating func markStale(_ tear: TearID) {
    guard !tears[tear].isStale else { return }
    tears[tear].isStale = true
    staleTears.append(tear)
  }

  /// The next tear whose Jacobian has to be computed again; `nil` when there is none.
  mutating func popStale() -> TearID? {
    while let tear = staleTears.popLast() {
      if tears[tear].isLive {
        // It remains marked meanwhile, so that it is not listed again as its own mate.
        dissolveBlock(tears[tear].block)
        tears[tear].isStale = false
        // From now on, a variable above this tear has to mark it again.
        epoch &+= 1
        return tear
      }
      tears[tear].isStale = false
      freeTears.append(tear)
    }
    return nil
  }

  /// Records that all tears below a variable are being marked as stale. Returns `false` if they already are.
  mutating func beginMarking(below variable: VariableID, variableCapacity: Int32) -> Bool {
    staleEpochs.cover(variableCapacity, with: 0)
    guard staleEpochs[variable] != epoch else { return false }
    staleEpochs[variable] = epoch
    return true
  }

  // MARK: The Jacobian

  /// Makes the row of a tear in the Jacobian zero.
  mutating func clearJacobian(of tear: TearID) {
    jacobian.free(vector: tears[tear].jacobian)
    tears[tear].jacobian = -1
  }

  mutating func setIsRequired(_ isRequired: Bool, _ tear: TearID) { tears[tear].isRequired = isRequired }

  /// Adds the derivative of a tear's residual with respect to the variable of `input`, with its largest summand.
  mutating func addDerivative(_ value: Double, magnitude: Double, of tear: TearID, withRespectTo input: TearID) {
    tears[tear].jacobian = jacobian.make(
      index: input.rawValue, value: value, magnitude: Float(magnitude), next: tears[tear].jacobian)
  }

  /// The derivatives of a tear's residual.
  @_transparent
  func forEachDerivative(of tear: TearID, _ body: (_ input: TearID, _ value: Double) -> Void) {
    var entry = tears[tear].jacobian
    while entry >= 0 {
      body(TearID(jacobian[entry].index), jacobian[entry].value)
      entry = jacobian[entry].next
    }
  }

  // MARK: Blocks

  /// The number of tears that have to be solved together, including the given tear.
  @_transparent
  func mateCount(of tear: TearID) -> Int32 {
    let block = tears[tear].block
    return block.isNull ? 1 : blocks[block].count
  }

  /// One of the tears that have to be solved together with a tear.
  @_transparent
  func mate(of tear: TearID, at index: Int32) -> TearID {
    let block = tears[tear].block
    return block.isNull ? tear : blocks[block].members[Int(index)]
  }

  private mutating func dissolveBlock(_ block: TearBlockID) {
    guard !block.isNull, blocks[block].isLive else { return }
    for member in 0..<blocks[block].count {
      let tear = blocks[block].members[Int(member)]
      tears[tear].block = .null
      // Its mates have to be grouped again.
      if tears[tear].isLive { markStale(tear) }
    }
    blocks[block].deallocate()
    blocks[block].isLive = false
    freeBlocks.append(block)
  }

  /// Finds the strongly connected groups among the given tears and those they depend on (Tarjan's algorithm).
  mutating func group(_ roots: borrowing Table<TearID>) {
    var open = Table<TearID>()
    var walk = Table<TearID>()
    var cursors = Table<Int32>()
    var visited = Table<TearID>()
    for index in 0..<roots.count where tears[roots[index]].isLive && tears[roots[index]].index == 0 {
      walk.append(roots[index])
      cursors.append(tears[roots[index]].jacobian)
      visit(roots[index], &open, &visited)
      while walk.count > 0 {
        let tear = walk[walk.count - 1]
        let entry = cursors[cursors.count - 1]
        if entry >= 0 {
          cursors[cursors.count - 1] = jacobian[entry].next
          let next = TearID(jacobian[entry].index)
          if tears[next].index == 0 {
            walk.append(next)
            cursors.append(tears[next].jacobian)
            visit(next, &open, &visited)
          } else if tears[next].isOnStack {
            tears[tear].lowLink = min(tears[tear].lowLink, tears[next].index)
          }
        } else {
          walk.removeLast()
          cursors.removeLast()
          if walk.count > 0 {
            let below = walk[walk.count - 1]
            tears[below].lowLink = min(tears[below].lowLink, tears[tear].lowLink)
          }
          if tears[tear].lowLink == tears[tear].index { closeGroup(at: tear, &open) }
        }
      }
    }
    for index in 0..<visited.count { tears[visited[index]].index = 0 }
  }

  private mutating func visit(_ tear: TearID, _ open: inout Table<TearID>, _ visited: inout Table<TearID>) {
    open.append(tear)
    visited.append(tear)
    tears[tear].index = visited.count
    tears[tear].lowLink = visited.count
    tears[tear].isOnStack = true
  }

  private mutating func closeGroup(at root: TearID, _ open: inout Table<TearID>) {
    var first = open.count - 1
    while open[first] != root { first -= 1 }
    let count = open.count - first
    for index in first..<open.count { tears[open[index]].isOnStack = false }
    if count == 1 {
      setPivot(of: root)
    } else if !isBlock(open, from: first) {
      makeBlock(open, from: first)
    }
    open.keepFirst(first)
  }

  private mutating func setPivot(of tear: TearID) {
    var pivot = 0.0
    forEachDerivative(of: tear) { input, value in if input == tear { pivot = value } }
    tears[tear].pivot = pivot
  }

  /// Whether the tears are one block already, with valid factors.
  private mutating func isBlock(_ open: borrowing Table<TearID>, from first: Int32) -> Bool {
    let block = tears[open[first]].block
    guard !block.isNull, blocks[block].count == open.count - first else { return false }
    for index in first..<open.count where tears[open[index]].block != block { return false }
    return true
  }

  private mutating func makeBlock(_ open: borrowing Table<TearID>, from first: Int32) {
    let record = TearBlock(count: open.count - first)
    largestBlock = max(largestBlock, record.count)
    let block: TearBlockID
    if let free = freeBlocks.popLast() {
      block = free
      blocks[block] = record
    } else {
      block = blocks.append(record)
    }
    for index in first..<open.count {
      record.members[Int(index - first)] = open[index]
      tears[open[index]].block = block
      tears[open[index]].lowLink = index - first
    }
    let size = Int(record.count)
    for index in first..<open.count {
      let row = Int(index - first) * size
      forEachDerivative(of: open[index]) { input, value in
        if tears[input].block == block { record.factors[row + Int(tears[input].lowLink)] = value }
      }
    }
    blocks[block].isSingular = !record.factorize()
  }

  /// Whether a tear, or its block, cannot be solved.
  mutating func isSingular(_ tear: TearID) -> Bool {
    let block = tears[tear].block
    if !block.isNull { return blocks[block].isSingular }
    var largest = 0.0
    forEachDerivative(of: tear) { _, value in largest = max(largest, abs(value)) }
    return abs(tears[tear].pivot) <= Tolerances.singular * largest
  }

  // MARK: Solving

  @_transparent
  func setAmount(_ amount: Double, of tear: TearID) { tears[tear].amount = amount }

  /// Marks a tear that a walk met, and whose variable is replaced.
  func setIsReplaced(_ tear: TearID) { tears[tear].index = 2 }

  /// Whether a tear depends directly on one that is marked as replaced.
  mutating func dependsOnReplaced(_ tear: TearID) -> Bool {
    var entry = tears[tear].jacobian
    while entry >= 0 {
      if tears[TearID(jacobian[entry].index)].index == 2 { return true }
      entry = jacobian[entry].next
    }
    return false
  }

  /// Ends a walk for one tear that it met.
  @_transparent
  func endVisit(of tear: TearID) {
    tears[tear].amount = 0
    tears[tear].index = 0
  }

  /// Marks a tear as reached by a walk over the graph; false if it was already.
  @_transparent
  func reach(_ tear: TearID) -> Bool {
    guard !tears[tear].isOnStack else { return false }
    tears[tear].isOnStack = true
    return true
  }

  /// Ends a walk over the graph for one tear that it reached.
  func endReach(of tear: TearID) { tears[tear].isOnStack = false }

  /// Lists the tears on which `root` depends, and itself, inputs first; blocks stay together.
  mutating func visit(from root: TearID, _ order: inout Table<TearID>) {
    guard tears[root].index == 0 else { return }
    var walk = Table<TearID>()
    openBlock(of: root, &walk)
    while walk.count > 0 {
      let tear = walk[walk.count - 1]
      if let next = unvisitedInput(of: tear) {
        openBlock(of: next, &walk)
      } else {
        walk.removeLast()
        for index in 0..<mateCount(of: tear) { order.append(mate(of: tear, at: index)) }
      }
    }
  }

  private mutating func openBlock(of tear: TearID, _ walk: inout Table<TearID>) {
    for index in 0..<mateCount(of: tear) { tears[mate(of: tear, at: index)].index = 1 }
    walk.append(tear)
  }

  private mutating func unvisitedInput(of tear: TearID) -> TearID? {
    for index in 0..<mateCount(of: tear) {
      var entry = tears[mate(of: tear, at: index)].jacobian
      while entry >= 0 {
        let input = TearID(jacobian[entry].index)
        if tears[input].index == 0 { return input }
        entry = jacobian[entry].next
      }
    }
    return nil
  }

  /// Solves the transposed Jacobian for the amounts, block after block, dependents first.
  mutating func distributeAmounts(_ order: borrowing Table<TearID>) {
    var position = order.count
    while position > 0 {
      let last = order[position - 1]
      let block = tears[last].block
      if block.isNull {
        tears[last].amount /= tears[last].pivot
        position -= 1
        passOnAmount(of: last)
      } else {
        let record = blocks[block]
        for member in 0..<Int(record.count) { record.scratch[member] = tears[record.members[member]].amount }
        record.solveTransposed()
        for member in 0..<Int(record.count) { tears[record.members[member]].amount = record.scratch[member] }
        for member in 0..<Int(record.count) { passOnAmount(of: record.members[member]) }
        position -= record.count
      }
    }
  }

  private mutating func passOnAmount(of tear: TearID) {
    let amount = tears[tear].amount
    guard amount != 0 else { return }
    forEachDerivative(of: tear) { input, value in
      if input != tear, !areMates(tear, input) { tears[input].amount -= amount * value }
    }
  }

  /// Whether two tears belong to one block.
  @_transparent
  private func areMates(_ a: TearID, _ b: TearID) -> Bool {
    let block = tears[a].block
    return !block.isNull && tears[b].block == block
  }

  /// The contribution of the tears outside its block to the residual of a tear.
  mutating func inflow(of tear: TearID) -> Double {
    var sum = 0.0
    forEachDerivative(of: tear) { input, value in
      if input != tear, !areMates(tear, input) { sum += value * tears[input].amount }
    }
    return sum
  }

  /// The solution of the equation of a single tear.
  @_transparent
  func solution(of tear: TearID, rightSide: Double) -> Double { rightSide / tears[tear].pivot }

  /// Sets the right side of one of the equations of a tear and its mates.
  func setRightSide(_ value: Double, of tear: TearID, at index: Int32) {
    blocks[tears[tear].block].scratch[Int(index)] = value
  }

  /// Solves the equations of a tear and its mates.
  func solveBlock(of tear: TearID) { blocks[tears[tear].block].solve() }

  /// One of the numbers that solve the equations of a tear and its mates.
  func solution(of tear: TearID, at index: Int32) -> Double { blocks[tears[tear].block].scratch[Int(index)] }
}
