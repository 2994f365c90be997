// SPDX-License-Identifier: MIT

/// Values: computed when somebody asks for them, each once however many changes came before.
extension ConstraintSystem {
  /// The left side of a row at the present values, and its largest summand.
  struct Residual {
    var value: Double
    var magnitude: Double

    /// What still counts as zero.
    var tolerance: Double {
      @inline(__always) get { Tolerance.residual + Tolerance.relativeResidual * magnitude }
    }
  }

  /// The residual of a row, after bringing its variables up to date.
  mutating func residual(of row: Int32) -> Residual {
    // First, since it may give definitions, and with them changes, to variables that are clean now.
    refreshTears()
    for term in rows[row].firstTerm..<rows[row].endTerm where variables[terms[term].variable].isDirty {
      evaluate(terms[term].variable)
    }
    return presentResidual(of: row)
  }

  /// The residual of a row at the values as they are.
  @inline(__always)
  func presentResidual(of row: Int32) -> Residual {
    var value = rows[row].constant
    var magnitude = abs(value)
    for term in rows[row].firstTerm..<rows[row].endTerm {
      let summand = terms[term].coefficient * values[terms[term].variable]
      value += summand
      magnitude = max(magnitude, abs(summand))
    }
    return Residual(value: value, magnitude: magnitude)
  }

  /// Whether a residual has the sign that the row's status rules out.
  @inline(__always)
  func isInfeasible(_ row: Int32, _ residual: Residual) -> Bool {
    let value = residual.value
    let tolerance = residual.tolerance
    switch rows[row].status {
    case .idle:
      switch rows[row].relation {
      case .equal: return abs(value) > tolerance
      case .lessThanOrEqual: return value > tolerance
      case .greaterThanOrEqual: return value < -tolerance
      }
    case .above: return value < -tolerance
    case .below: return value > tolerance
    case .vacant, .defining, .tearing, .leftOut: return false
    }
  }

  /// Brings all variables up to date.
  mutating func evaluateAll() {
    refreshTears()
    var index: Int32 = 0
    while index < dirty.count {
      let variable = dirty[index]
      if variables[variable].isDirty, !evaluateAtOnce(variable) { evaluate(variable) }
      index += 1
    }
    dirty.removeAll()
  }

  /// Evaluates a variable whose inputs are up to date, as they are in most cases, since definitions are listed in the order
  /// in which they were made; false if it is to be left to ``evaluate(_:)``.
  @inline(__always)
  mutating func evaluateAtOnce(_ variable: Int32) -> Bool {
    let definition = variables[variable].definition
    guard definition != none else { return false }
    let row = rows.base + Int(definition)
    guard row.pointee.status == .defining else { return false }
    let variables = variables.base
    let values = values.base
    let out = terms.base + Int(row.pointee.out)
    var term = terms.base + Int(row.pointee.firstTerm)
    let end = term + Int(row.pointee.termCount)
    var sum = row.pointee.constant
    while term != end {
      if term != out {
        let input = Int(term.pointee.variable)
        guard !variables[input].isDirty else { return false }
        sum += term.pointee.coefficient * values[input]
      }
      term += 1
    }
    variables[Int(variable)].isDirty = false
    setValue(solution(of: sum, coefficient: out.pointee.coefficient), of: variable)
    return true
  }

  /// Brings a variable and all it depends on up to date; no tear may be stale.
  mutating func evaluate(_ variable: Int32) {
    guard variables[variable].isDirty else { return }
    let bottom = stack.count
    stack.append(variable)
    while stack.count > bottom {
      let top = stack[stack.count - 1]
      let definition = variables[top].definition
      guard variables[top].isDirty, definition != none else {
        variables[top].isDirty = false
        stack.removeLast()
        continue
      }
      if rows[definition].status == .tearing {
        stack.removeLast()
        solveTears(with: rows[definition].out)
      } else if !pushDirtyInput(of: definition) {
        stack.removeLast()
        variables[top].isDirty = false
        setValue(definedValue(by: definition), of: top)
      }
    }
  }

  /// Pushes the dirty inputs of a definition; false if there are none.
  @inline(__always)
  private mutating func pushDirtyInput(of row: Int32) -> Bool {
    let out = rows[row].out
    var pushed = false
    for term in rows[row].firstTerm..<rows[row].endTerm
    where term != out && variables[terms[term].variable].isDirty {
      stack.append(terms[term].variable)
      pushed = true
    }
    return pushed
  }

  @inline(__always)
  private func definedValue(by row: Int32) -> Double {
    var sum = rows[row].constant
    let out = rows[row].out
    for term in rows[row].firstTerm..<rows[row].endTerm where term != out {
      sum += terms[term].coefficient * values[terms[term].variable]
    }
    return solution(of: sum, coefficient: terms[out].coefficient)
  }

  @inline(__always)
  private func solution(of sum: Double, coefficient: Double) -> Double {
    coefficient == 1 ? -sum : coefficient == -1 ? sum : -sum / coefficient
  }

  @inline(__always)
  mutating func setValue(_ value: Double, of variable: Int32) {
    let old = values[variable]
    guard value != old else { return }
    if variable < firstUnsolved, !variables[variable].isChanged {
      variables[variable].isChanged = true
      changes.append(Change(variable: variable, oldValue: old))
    }
    values[variable] = value
    if value < 0, variables[variable].sign == .nonNegative {
      missingBounds.append(variable)
    }
  }
}
