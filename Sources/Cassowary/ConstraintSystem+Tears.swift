// SPDX-License-Identifier: MIT

/// Rows that close cycles of definitions, and the small systems of equations that they form.
extension ConstraintSystem {
  // MARK: Making and removing

  mutating func makeTear(_ row: Int32, determining variable: Int32) {
    let tear = Tear(row: row, variable: variable)
    let index: Int32
    if let free = freeTears.popLast() {
      index = free
      tears[index] = tear
    } else {
      index = tears.count
      tears.append(tear)
    }
    liveTearCount += 1
    setStatus(.tearing, of: row)
    rows[row].out = index
    rows[row].wantsVariable = false
    variables[variable].definition = row
    for term in rows[row].firstTerm..<rows[row].endTerm { variables[terms[term].variable].addUse() }
    markStale(index)
    statistics.tears += 1
  }

  /// Undoes ``makeTear(_:determining:)``; the row is idle then and the variable free.
  mutating func removeTear(_ tear: Int32) {
    let row = tears[tear].row
    dissolveBlock(tears[tear].block)
    freeSparse(tears[tear].jacobian)
    tears[tear].jacobian = none
    tears[tear].isLive = false
    variables[tears[tear].variable].definition = none
    for term in rows[row].firstTerm..<rows[row].endTerm { variables[terms[term].variable].removeUse() }
    rows[row].out = none
    setStatus(.idle, of: row)
    liveTearCount -= 1
    // While it is on the list of stale tears its place must not be given to another.
    if !tears[tear].isStale { freeTears.append(tear) }
  }

  mutating func markStale(_ tear: Int32) {
    guard !tears[tear].isStale else { return }
    tears[tear].isStale = true
    staleTears.append(tear)
  }

  /// Marks all tears stale whose rows depend on `variable` through definitions.
  mutating func markTearsStale(below variable: Int32) {
    guard liveTearCount > 0 else { return }
    staleEpochs.extend(to: variables.count, with: 0)
    guard staleEpochs[variable] != epoch else { return }
    staleEpochs[variable] = epoch
    let bottom = stack.count
    stack.append(variable)
    while stack.count > bottom {
      var term = variables[stack[stack.count - 1]].firstTerm
      stack.removeLast()
      while term != none {
        let record = terms[term]
        let row = rows[record.row]
        if row.status == .defining {
          let next = terms[row.out].variable
          if staleEpochs[next] != epoch {
            staleEpochs[next] = epoch
            stack.append(next)
          }
        } else if row.status == .tearing {
          markStale(row.out)
        }
        term = record.next
      }
    }
  }

  // MARK: Bringing the Jacobian up to date

  /// Computes anew the Jacobian rows of stale tears, and the blocks that they belong to.
  ///
  /// A tear whose cycle is gone becomes a definition again.
  mutating func refreshTears() {
    guard !staleTears.isEmpty else { return }
    rematchDepth += 1
    var attempts = 0
    while !staleTears.isEmpty {
      attempts += 1
      var refreshed = Table<Int32>()
      while let tear = staleTears.popLast() {
        if tears[tear].isLive {
          dissolveBlock(tears[tear].block)
          tears[tear].isStale = false
          // From now on, a variable above this tear has to mark it again.
          epoch &+= 1
          if refreshJacobian(of: tear) { refreshed.append(tear) }
        } else {
          tears[tear].isStale = false
          freeTears.append(tear)
        }
      }
      groupTears(refreshed)
      rematchSingular(among: refreshed, givingUp: attempts > 20 || rematchDepth > 20)
    }
    rematchDepth -= 1
  }

  /// Computes the derivative of a tear's residual; false if the tear was turned into definitions instead.
  private mutating func refreshJacobian(of tear: Int32) -> Bool {
    let row = tears[tear].row
    initialTerms.removeAll()
    appendInitialTerms(of: row)
    eliminateDefinitions(origin: row)
    if collectPath(from: row, to: tears[tear].variable) {
      // Only one path leads to the tear's variable: no cycle is left.
      removeTear(tear)
      reversePath(endingAt: row)
      return false
    }
    freeSparse(tears[tear].jacobian)
    tears[tear].jacobian = none
    tears[tear].isRequired = !rows[row].hasMultiplier
    for index in 0..<visits.count {
      let visit = visits[index]
      let definition = variables[visit.variable].definition
      if definition == none || rows[definition].hasMultiplier { tears[tear].isRequired = false }
      // Coefficients that cancelled are kept: evaluation follows the paths whether or not anything comes of them, so tears
      // that are connected only by such paths have to be solved together.
      guard definition != none, rows[definition].status == .tearing else { continue }
      tears[tear].jacobian = makeSparse(
        index: rows[definition].out, value: visit.coefficient, next: tears[tear].jacobian)
    }
    return true
  }

  private mutating func dissolveBlock(_ block: Int32) {
    guard block != none, blocks[block].isLive else { return }
    for member in 0..<blocks[block].count {
      let tear = blocks[block].members[Int(member)]
      tears[tear].block = none
      // Its mates have to be grouped anew.
      if tears[tear].isLive { markStale(tear) }
    }
    blocks[block].deallocate()
    blocks[block].isLive = false
    freeBlocks.append(block)
  }

  /// Finds the strongly connected groups among the given tears and those they depend on (Tarjan's algorithm).
  private mutating func groupTears(_ roots: borrowing Table<Int32>) {
    var open = Table<Int32>()
    var walk = Table<Int32>()
    var cursors = Table<Int32>()
    var visited = Table<Int32>()
    var counter: Int32 = 0
    for root in 0..<roots.count where tears[roots[root]].isLive && tears[roots[root]].index == 0 {
      walk.append(roots[root])
      cursors.append(tears[roots[root]].jacobian)
      beginGroup(roots[root], &counter, &open, &visited)
      while walk.count > 0 {
        let tear = walk[walk.count - 1]
        let entry = cursors[cursors.count - 1]
        if entry != none {
          cursors[cursors.count - 1] = sparse[entry].next
          let next = sparse[entry].index
          if tears[next].index == 0 {
            walk.append(next)
            cursors.append(tears[next].jacobian)
            beginGroup(next, &counter, &open, &visited)
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

  @inline(__always)
  private func beginGroup(
    _ tear: Int32, _ counter: inout Int32, _ open: inout Table<Int32>, _ visited: inout Table<Int32>
  ) {
    counter += 1
    tears[tear].index = counter
    tears[tear].lowLink = counter
    tears[tear].isOnStack = true
    open.append(tear)
    visited.append(tear)
  }

  private mutating func closeGroup(at root: Int32, _ open: inout Table<Int32>) {
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

  private mutating func setPivot(of tear: Int32) {
    tears[tear].pivot = 0
    var entry = tears[tear].jacobian
    while entry != none {
      if sparse[entry].index == tear { tears[tear].pivot = sparse[entry].value }
      entry = sparse[entry].next
    }
  }

  /// Whether the tears are one block already, with factors that are still right.
  private mutating func isBlock(_ open: borrowing Table<Int32>, from first: Int32) -> Bool {
    let block = tears[open[first]].block
    guard block != none, blocks[block].count == open.count - first else { return false }
    for index in first..<open.count where tears[open[index]].block != block { return false }
    return true
  }

  private mutating func makeBlock(_ open: borrowing Table<Int32>, from first: Int32) {
    let record = TearBlock(count: open.count - first)
    let block: Int32
    if let free = freeBlocks.popLast() {
      block = free
      blocks[block] = record
    } else {
      block = blocks.count
      blocks.append(record)
    }
    for index in first..<open.count {
      record.members[Int(index - first)] = open[index]
      tears[open[index]].block = block
      tears[open[index]].lowLink = index - first
    }
    let size = Int(record.count)
    for index in first..<open.count {
      var entry = tears[open[index]].jacobian
      while entry != none {
        let column = sparse[entry].index
        if tears[column].block == block {
          record.factors[Int(index - first) * size + Int(tears[column].lowLink)] = sparse[entry].value
        }
        entry = sparse[entry].next
      }
    }
    blocks[block].isSingular = !record.factorize()
  }

  private mutating func isSingular(_ tear: Int32) -> Bool {
    let block = tears[tear].block
    if block != none { return blocks[block].isSingular }
    var largest = 0.0
    var entry = tears[tear].jacobian
    while entry != none {
      largest = max(largest, abs(sparse[entry].value))
      entry = sparse[entry].next
    }
    return abs(tears[tear].pivot) <= 1e-10 * largest
  }

  /// Lets rows whose block became singular find other variables to determine.
  ///
  /// The tight rows are independent, but after one of them left, the variables that were matched to the others need not be
  /// the right ones any more.
  private mutating func rematchSingular(among refreshed: borrowing Table<Int32>, givingUp: Bool) {
    var loose = Table<Int32>()
    for index in 0..<refreshed.count where tears[refreshed[index]].isLive && isSingular(refreshed[index]) {
      loose.append(tears[refreshed[index]].row)
    }
    for index in 0..<loose.count where rows[loose[index]].status == .tearing { loosen(loose[index]) }
    for index in 0..<loose.count where rows[loose[index]].status == .idle {
      let row = loose[index]
      if !givingUp {
        express(row)
        let source = freeVariableOfExpression()
        if source != none {
          enter(row, by: source)
          continue
        }
      }
      // Dependent up to rounding: it is tested again like any other row outside the vertex.
      if rows[row].multiplier != none || !rows[row].hasMultiplier { needsRestart = true }
      freeMultiplier(of: row)
      suspect(row)
    }
  }

  // MARK: Using the Jacobian

  /// Brings the variables of a tear, and of its block, up to date.
  ///
  /// The definitions are evaluated with the old values of the tear variables; since everything is linear, one
  /// Newton step on the residuals that remain is exact, and a second removes its rounding errors. The last thing done is
  /// an evaluation, so that no variable between the tears is left dirty while the tears are clean.
  mutating func solveTears(with tear: Int32) {
    var newtonSteps = 0
    while true {
      forEachMate(of: tear) { system, mate in system.variables[system.tears[mate].variable].isDirty = false }
      var isSolved = true
      forEachMate(of: tear) { system, mate in
        let residual = system.residual(of: system.tears[mate].row)
        if abs(residual.value) > 1e-13 * residual.magnitude { isSolved = false }
      }
      if isSolved || newtonSteps == 2 { return }
      moveTears(with: tear)
      newtonSteps += 1
    }
  }

  private mutating func moveTears(with tear: Int32) {
    let block = tears[tear].block
    if block == none {
      let residual = presentResidual(of: tears[tear].row)
      moveTear(tear, by: -residual.value / tears[tear].pivot)
    } else {
      let record = blocks[block]
      for member in 0..<record.count {
        record.scratch[Int(member)] = -presentResidual(of: tears[record.members[Int(member)]].row).value
      }
      record.solve()
      for member in 0..<record.count { moveTear(record.members[Int(member)], by: record.scratch[Int(member)]) }
    }
  }

  private mutating func moveTear(_ tear: Int32, by amount: Double) {
    guard amount != 0 else { return }
    let variable = tears[tear].variable
    setValue(values[variable] + amount, of: variable)
    variables[variable].isDirty = false
    markDirty(variable)
  }

  private mutating func forEachMate(of tear: Int32, _ body: (inout ConstraintSystem, Int32) -> Void) {
    let block = tears[tear].block
    guard block != none else { return body(&self, tear) }
    for member in 0..<blocks[block].count { body(&self, blocks[block].members[Int(member)]) }
  }

  /// Completes an expression: removes the tear variables by means of the tear rows.
  ///
  /// The weights of the tear rows solve the transposed Jacobian; the definitions are then eliminated once more from
  /// the row minus the weighted tear rows.
  ///
  /// Unless `fully`, those tears are left standing that come to required equalities alone: nothing among these can give way.
  mutating func eliminateTears(origin: Int32, fully: Bool) {
    var order = Table<Int32>()
    var rigid = Table<Int32>()
    for index in 0..<visits.count where visits[index].coefficient != 0 {
      let definition = variables[visits[index].variable].definition
      guard definition != none, rows[definition].status == .tearing else { continue }
      let first = order.count
      visitTears(from: rows[definition].out, &order)
      if !fully, isRigid(order, from: first) {
        for place in first..<order.count { rigid.append(order[place]) }
        order.keepFirst(first)
      }
    }
    defer {
      for index in 0..<rigid.count {
        tears[rigid[index]].amount = 0
        tears[rigid[index]].index = 0
      }
    }
    guard !order.isEmpty else { return }
    for index in 0..<visits.count where visits[index].coefficient != 0 {
      let definition = variables[visits[index].variable].definition
      guard definition != none, rows[definition].status == .tearing else { continue }
      tears[rows[definition].out].amount = visits[index].coefficient
    }
    distributeAmounts(order)
    var largest = 0.0
    for index in 0..<order.count { largest = max(largest, abs(tears[order[index]].amount)) }
    for index in 0..<order.count {
      let tear = order[index]
      if abs(tears[tear].amount) <= Tolerance.negligible * largest { tears[tear].amount = 0 }
      if tears[tear].amount != 0 { appendInitialTerms(of: tears[tear].row, times: -tears[tear].amount) }
    }
    eliminateDefinitions(origin: origin)
    for index in 0..<order.count {
      let tear = order[index]
      if tears[tear].amount != 0 { shares.append(Share(row: tears[tear].row, weight: tears[tear].amount)) }
      tears[tear].amount = 0
      tears[tear].index = 0
    }
    // What is left of the tear variables is rounding.
    for index in 0..<visits.count {
      let definition = variables[visits[index].variable].definition
      if definition != none, rows[definition].status == .tearing { visits[index].coefficient = 0 }
    }
  }

  private mutating func isRigid(_ order: borrowing Table<Int32>, from first: Int32) -> Bool {
    for place in first..<order.count where !tears[order[place]].isRequired { return false }
    return true
  }

  /// Lists the tears on which `tear` depends, and itself, inputs first; blocks stay together.
  mutating func visitTears(from root: Int32, _ order: inout Table<Int32>) {
    guard tears[root].index == 0 else { return }
    var walk = Table<Int32>()
    openTears(with: root, &walk)
    while walk.count > 0 {
      let tear = walk[walk.count - 1]
      // `lowLink` remembers how far the inputs of a block (of its first member) have been visited.
      if let next = unvisitedInput(of: tear) {
        openTears(with: next, &walk)
      } else {
        walk.removeLast()
        forEachMate(of: tear) { _, mate in order.append(mate) }
      }
    }
  }

  private mutating func openTears(with tear: Int32, _ walk: inout Table<Int32>) {
    forEachMate(of: tear) { system, mate in system.tears[mate].index = 1 }
    walk.append(tear)
  }

  private mutating func unvisitedInput(of tear: Int32) -> Int32? {
    let block = tears[tear].block
    let count = block == none ? 1 : blocks[block].count
    for member in 0..<count {
      let mate = block == none ? tear : blocks[block].members[Int(member)]
      var entry = tears[mate].jacobian
      while entry != none {
        if tears[sparse[entry].index].index == 0 { return sparse[entry].index }
        entry = sparse[entry].next
      }
    }
    return nil
  }

  /// Solves the transposed Jacobian for the amounts, block after block, dependents first.
  private mutating func distributeAmounts(_ order: borrowing Table<Int32>) {
    var place = order.count
    while place > 0 {
      let last = order[place - 1]
      let block = tears[last].block
      if block == none {
        tears[last].amount /= tears[last].pivot
        place -= 1
        passOnAmount(of: last)
      } else {
        let record = blocks[block]
        for member in 0..<record.count { record.scratch[Int(member)] = tears[record.members[Int(member)]].amount }
        record.solveTransposed()
        for member in 0..<record.count { tears[record.members[Int(member)]].amount = record.scratch[Int(member)] }
        for member in 0..<record.count { passOnAmount(of: record.members[Int(member)]) }
        place -= record.count
      }
    }
  }

  private mutating func passOnAmount(of tear: Int32) {
    let amount = tears[tear].amount
    guard amount != 0 else { return }
    let block = tears[tear].block
    var entry = tears[tear].jacobian
    while entry != none {
      let input = sparse[entry].index
      if input != tear, block == none || tears[input].block != block {
        tears[input].amount -= amount * sparse[entry].value
      }
      entry = sparse[entry].next
    }
  }
}
