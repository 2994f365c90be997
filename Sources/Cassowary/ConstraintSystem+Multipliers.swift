// SPDX-License-Identifier: MIT

/// Multipliers: lexicographic vectors with one component for each priority that has a say.
///
/// The components are sorted by level, highest first, and zeros are not stored; there is no limit on the number of
/// priorities. Level 0 lies below all priorities and settles ties: there, violating a row by one point costs minus
/// its creation number, so that of several equally good solutions the one is preferred that keeps
/// the earlier rows satisfied. The optimum of the priorities proper is not touched by it.
extension ConstraintSystem {
  // MARK: Sparse lists

  @inline(__always)
  mutating func makeSparse(index: Int32, value: Double, next: Int32) -> Int32 {
    let entry = SparseEntry(value: value, index: index, next: next)
    if firstFreeSparse != none {
      let place = firstFreeSparse
      firstFreeSparse = sparse[place].next
      sparse[place] = entry
      return place
    }
    sparse.append(entry)
    return sparse.count - 1
  }

  mutating func freeSparse(_ head: Int32) {
    var entry = head
    while entry != none {
      let next = sparse[entry].next
      sparse[entry].next = firstFreeSparse
      firstFreeSparse = entry
      entry = next
    }
  }

  @inline(__always)
  mutating func freeMultiplier(of row: Int32) {
    guard rows[row].multiplier != none else { return }
    freeSparse(rows[row].multiplier)
    rows[row].multiplier = none
  }

  @inline(__always)
  func isNegligible(_ value: Double, level: Int32) -> Bool {
    abs(value) <= (level == 0 ? tieTolerance : Tolerance.multiplier)
  }

  // MARK: Weights and bounds

  /// Writes the weight of a soft row, times `factor`, to `step`.
  mutating func loadWeight(of row: Int32, times factor: Double = 1) {
    step.removeAll()
    step.append(Component(level: rows[row].level, value: factor))
    step.append(Component(level: 0, value: -factor * Double(rows[row].sequence)))
  }

  /// Adds `factor` times `step`, or its components from `first` on, to the multiplier of a row.
  mutating func addStep(from first: Int32 = 0, times factor: Double, toMultiplierOf row: Int32) {
    var previous = none
    var entry = rows[row].multiplier
    for index in first..<step.count {
      let component = step[index]
      while entry != none, sparse[entry].index > component.level {
        previous = entry
        entry = sparse[entry].next
      }
      let amount = factor * component.value
      if entry != none, sparse[entry].index == component.level {
        sparse[entry].value += amount
        if isNegligible(sparse[entry].value, level: component.level) {
          let next = sparse[entry].next
          setNext(of: previous, row: row, to: next)
          sparse[entry].next = none
          freeSparse(entry)
          entry = next
        }
      } else if !isNegligible(amount, level: component.level) {
        let added = makeSparse(index: component.level, value: amount, next: entry)
        setNext(of: previous, row: row, to: added)
        previous = added
      }
    }
  }

  @inline(__always)
  private func setNext(of entry: Int32, row: Int32, to next: Int32) {
    if entry == none { rows[row].multiplier = next } else { sparse[entry].next = next }
  }

  /// What bounds a multiplier on one side.
  enum Bound {
    case zero
    case weight
    case infinite
  }

  /// The bound on the multiplier of `row` when it grows (`direction` +1) or shrinks (−1).
  @inline(__always)
  func bound(of row: Int32, direction: Int) -> Bound {
    let relation = rows[row].relation
    if relation == .equal || (relation == .lessThanOrEqual) == (direction > 0) {
      return rows[row].isRequired ? .infinite : .weight
    }
    return .zero
  }

  /// Writes to `candidate` how far the multiplier of a tight row may go in a direction, divided by `size`.
  mutating func loadDistance(of row: Int32, direction: Int, bound: Bound, size: Double) {
    candidate.removeAll()
    let scale = 1 / size
    let sign = direction > 0 ? -scale : scale
    var entry = rows[row].multiplier
    if bound == .weight {
      addToCandidate(level: rows[row].level, value: scale, &entry, sign)
      addToCandidate(level: 0, value: -Double(rows[row].sequence) * scale, &entry, sign)
    }
    while entry != none {
      appendToCandidate(level: sparse[entry].index, value: sign * sparse[entry].value)
      entry = sparse[entry].next
    }
    // What is negative by rounding is zero.
    if candidate.count > 0, candidate[0].value < 0 { candidate.removeAll() }
  }

  @inline(__always)
  private mutating func addToCandidate(level: Int32, value: Double, _ entry: inout Int32, _ sign: Double) {
    while entry != none, sparse[entry].index > level {
      appendToCandidate(level: sparse[entry].index, value: sign * sparse[entry].value)
      entry = sparse[entry].next
    }
    var sum = value
    if entry != none, sparse[entry].index == level {
      sum += sign * sparse[entry].value
      entry = sparse[entry].next
    }
    appendToCandidate(level: level, value: sum)
  }

  @inline(__always)
  private mutating func appendToCandidate(level: Int32, value: Double) {
    if !isNegligible(value, level: level) { candidate.append(Component(level: level, value: value)) }
  }

  /// Compares two vectors of `distances` lexicographically: negative, zero or positive.
  mutating func compare(_ left: Vector, _ right: Vector) -> Int {
    var leftPlace = left.first
    var rightPlace = right.first
    while leftPlace < left.end || rightPlace < right.end {
      let leftLevel = leftPlace < left.end ? distances[leftPlace].level : none
      let rightLevel = rightPlace < right.end ? distances[rightPlace].level : none
      let level = max(leftLevel, rightLevel)
      var a = 0.0
      var b = 0.0
      if leftLevel == level {
        a = distances[leftPlace].value
        leftPlace += 1
      }
      if rightLevel == level {
        b = distances[rightPlace].value
        rightPlace += 1
      }
      let relative = Tolerance.multiplier * max(abs(a), abs(b))
      let tolerance = level == 0 ? max(tieTolerance, relative) : max(Tolerance.multiplier, relative)
      if a - b > tolerance { return 1 }
      if b - a > tolerance { return -1 }
    }
    return 0
  }

  /// Stores `candidate` among the `distances`.
  mutating func keepCandidate() -> Vector {
    let first = distances.count
    for index in 0..<candidate.count { distances.append(candidate[index]) }
    return Vector(first: first, end: distances.count)
  }

  /// Adds `factor` weights of a soft row to a vector of `distances`, in `candidate`.
  mutating func loadSum(of vector: Vector, weightOf row: Int32, times factor: Double) {
    candidate.removeAll()
    let level = rows[row].level
    var place = vector.first
    while place < vector.end, distances[place].level > level {
      candidate.append(distances[place])
      place += 1
    }
    var value = factor
    if place < vector.end, distances[place].level == level {
      value += distances[place].value
      place += 1
    }
    appendToCandidate(level: level, value: value)
    while place < vector.end, distances[place].level > 0 {
      candidate.append(distances[place])
      place += 1
    }
    let tie = place < vector.end ? distances[place].value : 0
    appendToCandidate(level: 0, value: tie - factor * Double(rows[row].sequence))
  }

  mutating func copyToStep(_ vector: Vector) {
    step.removeAll()
    for place in vector.first..<vector.end { step.append(distances[place]) }
  }

  /// Whether the multiplier of a tight row lies between its bounds.
  mutating func isWithinBounds(_ row: Int32) -> Bool {
    guard rows[row].multiplier != none else { return true }
    for direction in stride(from: -1, through: 1, by: 2) {
      let limit = bound(of: row, direction: direction)
      guard limit != .infinite else { continue }
      candidate.removeAll()
      let sign = direction > 0 ? -1.0 : 1.0
      var entry = rows[row].multiplier
      if limit == .weight {
        addToCandidate(level: rows[row].level, value: 1, &entry, sign)
        addToCandidate(level: 0, value: -Double(rows[row].sequence), &entry, sign)
      }
      while entry != none {
        appendToCandidate(level: sparse[entry].index, value: sign * sparse[entry].value)
        entry = sparse[entry].next
      }
      if candidate.count > 0, candidate[0].value < 0 { return false }
    }
    return true
  }
}
