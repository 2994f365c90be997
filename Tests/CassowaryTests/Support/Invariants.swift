// SPDX-License-Identifier: MIT

@testable import Cassowary

extension Solver {
  /// Everything that must hold between calls and does not, in words; after a solve, optimality too.
  func brokenInvariants() -> [String] { system.brokenInvariants() }
}

extension ConstraintSystem {
  mutating func brokenInvariants() -> [String] {
    var broken: [String] = []
    checkGraph(&broken)
    checkOccurrences(&broken)
    checkCounts(&broken)
    checkDirt(&broken)
    if !hasPendingChanges {
      checkResiduals(&broken)
      checkMultipliers(&broken)
    }
    return broken
  }

  private func checkGraph(_ broken: inout [String]) {
    var uses = [Int32](repeating: 0, count: Int(variables.count))
    for row in 0..<rows.count where rows[row].isTight {
      let variable = determinedVariable(of: row)
      if variables[variable].definition != row { broken.append("row \(row) and variable \(variable) disagree") }
      for term in rows[row].firstTerm..<rows[row].endTerm where rows[row].status == .tearing || term != rows[row].out {
        uses[Int(terms[term].variable)] += 1
      }
    }
    for variable in 0..<variables.count {
      let definition = variables[variable].definition
      if definition != none, !rows[definition].isTight { broken.append("variable \(variable) has a loose definition") }
      if Int32(variables[variable].uses) != uses[Int(variable)] { broken.append("uses of variable \(variable)") }
      if variables[variable].isChanged { broken.append("variable \(variable) is still marked changed") }
    }
    if let cycle = cyclicVariable() { broken.append("definitions of variable \(cycle) go in a circle") }
  }

  private func cyclicVariable() -> Int32? {
    var state = [UInt8](repeating: 0, count: Int(variables.count))
    func visit(_ variable: Int32) -> Bool {
      if state[Int(variable)] == 1 { return false }
      if state[Int(variable)] == 2 { return true }
      state[Int(variable)] = 1
      let definition = variables[variable].definition
      if definition != none, rows[definition].status == .defining {
        for term in rows[definition].firstTerm..<rows[definition].endTerm where term != rows[definition].out {
          if !visit(terms[term].variable) { return false }
        }
      }
      state[Int(variable)] = 2
      return true
    }
    return (0..<variables.count).first { !visit($0) }
  }

  private func checkOccurrences(_ broken: inout [String]) {
    var linked = 0
    for variable in 0..<variables.count {
      var term = variables[variable].firstTerm
      var previous = none
      while term != none {
        linked += 1
        if terms[term].previous != previous || terms[term].variable != variable {
          broken.append("occurrences of variable \(variable)")
          break
        }
        let row = rows[terms[term].row]
        if row.status == .vacant { broken.append("variable \(variable) is in a vacant row") }
        if row.status == .defining, row.out == term { broken.append("variable \(variable) lists its definition") }
        previous = term
        term = terms[term].next
      }
    }
    var stored = 0
    for row in 0..<rows.count where rows[row].status != .vacant {
      // The term that is defined is in no list.
      stored += Int(rows[row].termCount) - (rows[row].status == .defining ? 1 : 0)
    }
    if linked != stored { broken.append("\(linked) terms linked, \(stored) stored") }
  }

  private func checkCounts(_ broken: inout [String]) {
    let live = (0..<rows.count).filter { rows[$0].status != .vacant }
    if violatedCount != live.filter({ rows[$0].isViolated }).count { broken.append("number of violated rows") }
    let idle = live.filter { rows[$0].status == .idle && rows[$0].relation == .equal }.count
    if idleEqualityCount != idle { broken.append("number of idle equalities") }
    if liveTearCount != live.filter({ rows[$0].status == .tearing }).count { broken.append("number of tears") }
  }

  /// What depends on a dirty variable is dirty, or waits to be looked at.
  private func checkDirt(_ broken: inout [String]) {
    for row in 0..<rows.count {
      let dirtyTerm = (rows[row].firstTerm..<rows[row].endTerm).first { variables[terms[$0].variable].isDirty }
      guard let dirtyTerm else { continue }
      switch rows[row].status {
      case .defining, .tearing:
        let variable = determinedVariable(of: row)
        if !variables[variable].isDirty { broken.append("variable \(variable) is cleaner than its inputs") }
      case .idle, .above, .below:
        if !rows[row].isQueued { broken.append("row \(row) misses the change of term \(dirtyTerm)") }
      case .vacant, .leftOut: break
      }
    }
  }

  private func checkResiduals(_ broken: inout [String]) {
    for variable in 0..<variables.count where variables[variable].isLive {
      if variables[variable].isDirty { broken.append("variable \(variable) is dirty") }
      if variables[variable].isNonNegative, values[variable] < -1e-6 {
        broken.append("variable \(variable) is negative")
      }
    }
    for row in 0..<rows.count where rows[row].status != .vacant {
      let residual = presentResidual(of: row)
      let allowed = 1e-7 + 1e-9 * residual.magnitude
      if rows[row].isQueued { broken.append("row \(row) is still queued") }
      if rows[row].isTight, abs(residual.value) > allowed {
        broken.append("tight row \(row) misses by \(residual.value)")
      }
      if isInfeasible(row, residual), abs(residual.value) > allowed {
        broken.append("row \(row) (\(rows[row].status)) has the wrong sign: \(residual.value)")
      }
    }
  }

  /// The rows that cost, expressed by the tight rows, must give just the multipliers that are stored.
  private mutating func checkMultipliers(_ broken: inout [String]) {
    var expected: [Int32: [Int32: Double]] = [:]
    for row in 0..<rows.count where rows[row].isViolated {
      express(row)
      let sign: Double = rows[row].status == .above ? 1 : -1
      if freeVariableOfExpression() != none { broken.append("violated row \(row) depends on a free variable") }
      for index in 0..<shares.count where rows[shares[index].row].hasMultiplier {
        let share = shares[index]
        expected[share.row, default: [:]][rows[row].level, default: 0] -= sign * share.weight
        expected[share.row, default: [:]][0, default: 0] += sign * share.weight * Double(rows[row].sequence)
      }
    }
    for row in 0..<rows.count where rows[row].status != .vacant {
      if !rows[row].isTight {
        if rows[row].multiplier != none { broken.append("row \(row) is not tight and has a multiplier") }
        continue
      }
      if !rows[row].hasMultiplier { continue }
      if !isWithinBounds(row) { broken.append("the multiplier of row \(row) is out of bounds") }
      var stored: [Int32: Double] = [:]
      var entry = rows[row].multiplier
      var last = Int32.max
      while entry != none {
        if sparse[entry].index >= last { broken.append("the multiplier of row \(row) is out of order") }
        last = sparse[entry].index
        stored[last] = sparse[entry].value
        entry = sparse[entry].next
      }
      for level in Set(stored.keys).union((expected[row] ?? [:]).keys) {
        let difference = abs((stored[level] ?? 0) - (expected[row]?[level] ?? 0))
        if difference > (level == 0 ? 10 * tieTolerance : 1e-6) {
          broken.append("multiplier of row \(row) at level \(level) is off by \(difference)")
        }
      }
    }
  }
}
