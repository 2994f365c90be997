// SPDX-License-Identifier: MIT

/// The graph of definitions: which tight row determines which variable.
extension ConstraintSystem {
  /// Whether a variable is an end of the graph: free, or the variable of a tear.
  @inline(__always)
  func isSource(_ variable: Int32) -> Bool {
    let definition = variables[variable].definition
    return definition == none || rows[definition].status == .tearing
  }

  /// The variable a tight row determines.
  @inline(__always)
  func determinedVariable(of row: Int32) -> Int32 {
    rows[row].status == .defining ? terms[rows[row].out].variable : tears[rows[row].out].variable
  }

  /// Lets `row` determine the variable of `out`, one of its terms.
  @inline(__always)
  mutating func define(by row: Int32, out: Int32) {
    setStatus(.defining, of: row)
    rows[row].out = out
    rows[row].wantsVariable = false
    variables[terms[out].variable].definition = row
    unlink(out)
    for term in rows[row].firstTerm..<rows[row].endTerm where term != out {
      variables[terms[term].variable].addUse()
    }
  }

  /// Undoes ``define(by:out:)``; the row is idle then, its multiplier untouched.
  @inline(__always)
  mutating func undefine(_ row: Int32) {
    let out = rows[row].out
    variables[terms[out].variable].definition = none
    for term in rows[row].firstTerm..<rows[row].endTerm where term != out {
      variables[terms[term].variable].removeUse()
    }
    link(out, row: row)
    rows[row].out = none
    setStatus(.idle, of: row)
  }

  /// Takes a tight row out of the graph; its variable becomes free and keeps its value.
  mutating func loosen(_ row: Int32) {
    let variable = determinedVariable(of: row)
    if rows[row].status == .tearing { removeTear(rows[row].out) } else { undefine(row) }
    variables[variable].isDirty = false
    markTearsStale(below: variable)
  }

  /// Defines a variable that nothing uses yet, if the row has one: no walk is needed, since no cycle can arise.
  ///
  /// Of several, the preferred one is taken, see ``isPreferred(_:to:)``.
  mutating func defineDirectly(_ row: Int32) -> Bool {
    var out = none
    var largest = 0.0
    for term in rows[row].firstTerm..<rows[row].endTerm {
      let record = terms[term]
      largest = max(largest, abs(record.coefficient))
      guard variables[record.variable].definition == none, variables[record.variable].uses == 0 else { continue }
      if out == none || isPreferred(record.variable, to: terms[out].variable) { out = term }
    }
    guard out != none, abs(terms[out].coefficient) >= Tolerance.pivot * largest else { return false }
    define(by: row, out: out)
    markDirty(terms[out].variable)
    statistics.directDefinitions += 1
    return true
  }

  /// Which of two variables a row had better determine: one of either sign, as places are, rather than one that cannot be
  /// negative, as sizes are; of like ones the younger, which is the first item's attribute in most layouts.
  ///
  /// A size that is left undetermined rests at 0 or at the bound of an inequality; a place follows from it.
  ///
  /// Source: Badros, Borning and Stuckey 2001, choosing a subject: unrestricted variables become basic first.
  @inline(__always)
  func isPreferred(_ candidate: Int32, to other: Int32) -> Bool {
    let isFree = !variables[candidate].isNonNegative
    let isOtherFree = !variables[other].isNonNegative
    return isFree == isOtherFree ? candidate > other : isFree
  }

  // MARK: Walking down: what depends on a variable

  /// Marks `variable` and everything that depends on it for evaluation, and lists the rows outside the vertex whose
  /// residuals may change.
  ///
  /// A variable that is dirty already ends the walk, so that any number of changes before an evaluation costs no more than
  /// one walk in total.
  mutating func markDirty(_ variable: Int32) {
    // The list of dirty variables is also that of the variables to walk on from.
    var next = dirty.count
    markAlone(variable)
    while next < dirty.count {
      markDependents(of: dirty[next])
      next += 1
    }
  }

  /// Marks what depends on a variable directly.
  @inline(__always)
  mutating func markDependents(of variable: Int32) {
    // Marking makes neither variables nor rows nor terms: their tables stay where they are.
    let variables = variables.base
    let rows = rows.base
    let terms = terms.base
    var place = variables[Int(variable)].firstTerm
    while place != none {
      let term = terms + Int(place)
      place = term.pointee.next
      let row = rows + Int(term.pointee.row)
      if row.pointee.status == .defining {
        let dependent = terms[Int(row.pointee.out)].variable
        guard !variables[Int(dependent)].isDirty else { continue }
        variables[Int(dependent)].isDirty = true
        dirty.append(dependent)
      } else if row.pointee.status == .tearing {
        markAlone(tears[row.pointee.out].variable)
      } else if row.pointee.status != .leftOut {
        suspect(term.pointee.row)
      }
    }
  }

  /// Marks a variable, and not yet what depends on it.
  @inline(__always)
  mutating func markAlone(_ variable: Int32) {
    guard !variables[variable].isDirty else { return }
    variables[variable].isDirty = true
    dirty.append(variable)
  }

  /// Lists in `collected` the rows that cost and depend on `variable`.
  ///
  /// With `offeringVariable`, idle equalities that depend on it are told that a free variable may be had.
  mutating func collectDependents(of variable: Int32, offeringVariable: Bool = false) {
    beginWalk()
    let bottom = stack.count
    stack.append(variable)
    visitPlaces[variable] = visits.count
    visits.append(Visit(variable: variable, cursor: 0, end: 0))
    while stack.count > bottom {
      var term = variables[stack[stack.count - 1]].firstTerm
      stack.removeLast()
      while term != none {
        let record = terms[term]
        switch rows[record.row].status {
        case .defining, .tearing:
          let next = determinedVariable(of: record.row)
          if visitIndex(of: next) == none {
            visitPlaces[next] = visits.count
            visits.append(Visit(variable: next, cursor: 0, end: 0))
            stack.append(next)
          }
        case .above, .below:
          collected.append(record.row)
        case .idle:
          if offeringVariable, rows[record.row].relation == .equal, !rows[record.row].isRemoved {
            rows[record.row].wantsVariable = true
            suspect(record.row)
          }
        case .vacant, .leftOut:
          break
        }
        term = record.next
      }
    }
    visits.removeAll()
  }

  // MARK: Walking up: what a variable depends on

  /// Forgets the visits of the last walk.
  @inline(__always)
  mutating func beginWalk() {
    visits.removeAll()
    visitPlaces.extend(to: variables.count, with: 0)
  }

  /// The place of a variable among the visits of this walk, or ``none``.
  @inline(__always)
  func visitIndex(of variable: Int32) -> Int32 {
    let index = visitPlaces[variable]
    return index < visits.count && visits[index].variable == variable ? index : none
  }

  /// Visits `root` and all it depends on through definitions, and lists them inputs first.
  mutating func visitInputs(of root: Int32) {
    guard visitIndex(of: root) == none else { return }
    let bottom = stack.count
    openVisit(root)
    while stack.count > bottom {
      let visit = stack[stack.count - 1]
      let cursor = visits[visit].cursor
      if cursor == visits[visit].end {
        stack.removeLast()
        postorder.append(visit)
      } else {
        visits[visit].cursor = cursor + 1
        let input = terms[cursor].variable
        if visitIndex(of: input) == none { openVisit(input) }
      }
    }
  }

  @inline(__always)
  private mutating func openVisit(_ variable: Int32) {
    var visit = Visit(variable: variable, cursor: 0, end: 0)
    let definition = variables[variable].definition
    if definition != none, rows[definition].status == .defining {
      visit.cursor = rows[definition].firstTerm
      visit.end = rows[definition].endTerm
    }
    visitPlaces[variable] = visits.count
    stack.append(visits.count)
    visits.append(visit)
  }

  @inline(__always)
  private func contribute(_ amount: Double, to variable: Int32, from row: Int32) {
    let visit = visitPlaces[variable]
    visits[visit].coefficient += amount
    visits[visit].magnitude = max(visits[visit].magnitude, abs(amount))
    visits[visit].arrivals += 1
    visits[visit].parent = row
  }

  /// Replaces variables by their definitions, dependents first, until only sources are left.
  ///
  /// Starts from `initialTerms` (variable, coefficient), which `origin` contributed. Afterwards the visits hold the
  /// coefficients of the sources, and `shares` how often each defining row was used.
  mutating func eliminateDefinitions(origin: Int32) {
    beginWalk()
    postorder.removeAll()
    shares.removeAll()
    for index in 0..<initialTerms.count { visitInputs(of: initialTerms[index].row) }
    for index in 0..<initialTerms.count {
      contribute(initialTerms[index].weight, to: initialTerms[index].row, from: origin)
    }
    var place = postorder.count
    while place > 0 {
      place -= 1
      let visit = postorder[place]
      if abs(visits[visit].coefficient) <= Tolerance.cancellation * visits[visit].magnitude {
        visits[visit].coefficient = 0
      }
      let variable = visits[visit].variable
      let definition = variables[variable].definition
      guard definition != none, rows[definition].status == .defining else { continue }
      let out = rows[definition].out
      let weight = visits[visit].coefficient / terms[out].coefficient
      if weight != 0 { shares.append(Share(row: definition, weight: weight)) }
      for term in rows[definition].firstTerm..<rows[definition].endTerm where term != out {
        contribute(-weight * terms[term].coefficient, to: terms[term].variable, from: definition)
      }
    }
  }

  /// Writes the terms of `row`, times `factor`, to `initialTerms`.
  mutating func appendInitialTerms(of row: Int32, times factor: Double = 1) {
    for term in rows[row].firstTerm..<rows[row].endTerm {
      initialTerms.append(Share(row: terms[term].variable, weight: factor * terms[term].coefficient))
    }
  }

  /// Expresses a row as a sum of tight rows (in `shares`) and of free variables (in the visits).
  ///
  /// Unless `fully`, required equalities may be missing among the rows: they never give way.
  mutating func express(_ row: Int32, fully: Bool = false) {
    refreshTears()
    initialTerms.removeAll()
    appendInitialTerms(of: row)
    eliminateDefinitions(origin: row)
    if liveTearCount > 0 { eliminateTears(origin: row, fully: fully) }
  }

  /// Expresses a variable as ``express(_:fully:)`` does a row.
  mutating func express(variable: Int32, fully: Bool = false) {
    refreshTears()
    initialTerms.removeAll()
    initialTerms.append(Share(row: variable, weight: 1))
    eliminateDefinitions(origin: none)
    if liveTearCount > 0 { eliminateTears(origin: none, fully: fully) }
  }

  /// The free variable through which the row just expressed can be made tight, or ``none``.
  ///
  /// Among those with a coefficient that is large enough for a pivot, the preferred one.
  mutating func freeVariableOfExpression() -> Int32 {
    var largest = 0.0
    var magnitude = 0.0
    for index in 0..<visits.count {
      magnitude = max(magnitude, visits[index].magnitude)
      if variables[visits[index].variable].definition == none {
        largest = max(largest, abs(visits[index].coefficient))
      }
    }
    guard largest > Tolerance.negligible * magnitude else { return none }
    var best = none
    for index in 0..<visits.count where variables[visits[index].variable].definition == none {
      let visit = visits[index]
      guard abs(visit.coefficient) >= 0.1 * largest else { continue }
      if best == none || isPreferred(visit.variable, to: best) { best = visit.variable }
    }
    return best
  }

  // MARK: Entering

  /// Makes `row`, which was expressed last, tight by means of the free variable `source`.
  ///
  /// When exactly one path of definitions leads from the row to the variable, all definitions on it are turned around
  /// and the graph stays free of cycles. Otherwise the row becomes a tear.
  mutating func enter(_ row: Int32, by source: Int32) {
    if !reverseDefinitions(from: row, to: source) {
      makeTear(row, determining: source)
      markTearsStale(below: source)
      markDirty(source)
    }
  }

  /// Turns the definitions around on the only path of the last walk from `row` to `source`; false if there are several.
  private mutating func reverseDefinitions(from row: Int32, to source: Int32) -> Bool {
    guard collectPath(from: row, to: source) else { return false }
    reversePath(endingAt: row)
    return true
  }

  /// Turns around the definitions of the path just collected.
  mutating func reversePath(endingAt row: Int32) {
    for index in 0..<initialTerms.count where initialTerms[index].row != row { undefine(initialTerms[index].row) }
    for index in 0..<initialTerms.count {
      define(by: initialTerms[index].row, out: Int32(initialTerms[index].weight))
    }
    // The new definitions say the same as the old ones did, apart from that of `row`; but each variable of the path
    // now depends on the one before it, so each must be marked in its own right.
    for index in 0..<initialTerms.count {
      let variable = terms[Int32(initialTerms[index].weight)].variable
      markTearsStale(below: variable)
      markDirty(variable)
    }
  }

  /// Writes to `initialTerms` the rows on the only path of the last walk from `row` to `source`, from the source back,
  /// each with the term that it would determine after a reversal; false if there are several paths.
  mutating func collectPath(from row: Int32, to source: Int32) -> Bool {
    initialTerms.removeAll()
    var variable = source
    while true {
      let index = visitIndex(of: variable)
      guard index != none, visits[index].arrivals == 1 else { return false }
      let parent = visits[index].parent
      guard let out = pivotTerm(of: parent, variable: variable) else { return false }
      initialTerms.append(Share(row: parent, weight: Double(out)))
      if parent == row { return true }
      variable = terms[rows[parent].out].variable
    }
  }

  /// The term of `row` that mentions `variable`, if its coefficient is large enough to divide by.
  private mutating func pivotTerm(of row: Int32, variable: Int32) -> Int32? {
    var found: Int32?
    var largest = 0.0
    for term in rows[row].firstTerm..<rows[row].endTerm {
      largest = max(largest, abs(terms[term].coefficient))
      if terms[term].variable == variable { found = term }
    }
    guard let found, abs(terms[found].coefficient) >= Tolerance.pivot * largest else { return nil }
    return found
  }
}
