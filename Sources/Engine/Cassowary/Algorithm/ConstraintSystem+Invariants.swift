// SPDX-License-Identifier: MIT

#if DEBUG
  extension ConstraintSystem {
    /// Describes all violated invariants. After a solve, these include optimality.
    mutating func brokenInvariants() -> [String] {
      var broken = store.brokenInvariants { term in
        let row = store[term].row
        return basis.status(of: row) == .defining && basis.basicTerm(of: row) == term
      }
      broken += basis.brokenInvariants(store) { tears[$0].variable }
      broken += tears.brokenInvariants(store, basis)
      broken += valuation.brokenInvariants(store)
      broken += multipliers.brokenInvariants(store, basis)
      broken += pending.brokenInvariants(store)
      // A relaxed row that is removed is no longer on record.
      broken += relaxed.brokenInvariants(store, basis) { row in
        basis.status(of: row) == .relaxed && (pending.isWaitingForRetry(row) || pending.isRemoved(row))
      }
      broken += columns.brokenInvariants(store, version: basis.version)
      broken += walk.brokenInvariants
      checkDirtyVariables(&broken)
      if !hasPendingChanges {
        checkPrimalFeasibility(&broken)
        checkDualFeasibility(&broken)
      }
      return broken
    }

    /// Everything that depends on a dirty variable is dirty or a candidate.
    private mutating func checkDirtyVariables(_ broken: inout [String]) {
      for row in store.rowIDs where !store[row].isVacant {
        guard store[row].terms.contains(where: { valuation.isDirty(store[$0].variable) }) else { continue }
        switch basis.status(of: row) {
        case .defining, .tearing:
          let variable = basicVariable(of: row)
          if !valuation.isDirty(variable) {
            broken.append("Variable \(variable.rawValue) is cleaner than its inputs.")
          }
        case .inactive, .above, .below:
          if !pending.isQueued(row) { broken.append("Row \(row.rawValue) misses a change.") }
        case .vacant, .relaxed: break
        }
      }
    }

    private mutating func checkPrimalFeasibility(_ broken: inout [String]) {
      for variable in store.variableIDs where store.sign(of: variable) != .vacant {
        if valuation.isDirty(variable) { broken.append("Variable \(variable.rawValue) is dirty.") }
        if store.sign(of: variable).isNonNegative, valuation[variable] < -Tolerances.conflict {
          broken.append("Variable \(variable.rawValue) is negative.")
        }
      }
      for row in store.rowIDs where !store[row].isVacant {
        let residual = presentResidual(of: row)
        let allowed = 1e-7 + 1e-9 * residual.magnitude
        if basis.isBasic(row), abs(residual.value) > allowed {
          broken.append("Basic row \(row.rawValue) misses by \(residual.value).")
        }
        // What does not count as a contradiction is not restored either.
        let allowedOutside = store[row].isRequired ? Tolerances.conflict + 1e-9 * residual.magnitude : allowed
        if isInfeasible(row, residual), abs(residual.value) > allowedOutside {
          broken.append("Row \(row.rawValue) (\(basis.status(of: row))) has the wrong sign: \(residual.value).")
        }
      }
    }

    /// The rows that cost, expressed by the rows of the basis, must give just the reduced costs that are stored.
    private mutating func checkDualFeasibility(_ broken: inout [String]) {
      var expected: [RowID: [Int32: Double]] = [:]
      let largestUnit = store.rowIDs.reduce(1.0) { store[$1].isVacant ? $0 : max($0, store[$1].unit) }
      for row in store.rowIDs where basis.status(of: row).isViolated {
        express(row)
        let side = basis.status(of: row).side
        if !freeVariableOfExpression().isNull {
          broken.append("Violated row \(row.rawValue) depends on a free variable.")
        }
        let weight = RowWeight(store[row])
        for index in 0..<expression.count where store[expression[index].row].hasMultiplier {
          let summand = expression[index]
          expected[summand.row, default: [:]][weight.level, default: 0] -= side * summand.weight * weight.unit
          expected[summand.row, default: [:]][0, default: 0] -= side * summand.weight * weight.tie
        }
      }
      for row in store.rowIDs where basis.isBasic(row) && store[row].hasMultiplier {
        if !isWithinBounds(row) { broken.append("The reduced cost of row \(row.rawValue) is out of bounds.") }
        var stored: [Int32: Double] = [:]
        multipliers.forEachComponent(of: row) { stored[$0] = $1 }
        for level in Set(stored.keys).union((expected[row] ?? [:]).keys) {
          let difference = abs((stored[level] ?? 0) - (expected[row]?[level] ?? 0))
          let magnitude = max(abs(stored[level] ?? 0), abs(expected[row]?[level] ?? 0), largestUnit)
          // A tie of small costs is lost beside large ones that were there before; the priorities proper are not.
          let allowed = level == 0 ? 10 * Tolerances.tie * Double(store.newestSequence) * largestUnit : 1e-6 * magnitude
          if difference > allowed {
            broken.append("The reduced cost of row \(row.rawValue) at level \(level) is off by \(difference).")
          }
        }
      }
    }

    /// Describes the differences of two systems, except in memory that a copy does not share.
    func differences(from other: borrowing ConstraintSystem) -> [String] {
      store.differences(from: other.store) + basis.differences(from: other.basis, store)
        + tears.differences(from: other.tears) + valuation.differences(from: other.valuation, store)
        + multipliers.differences(from: other.multipliers, store)
        + pending.differences(from: other.pending, store) + relaxed.differences(from: other.relaxed, store)
    }
  }
#endif
