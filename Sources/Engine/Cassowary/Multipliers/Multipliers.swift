// SPDX-License-Identifier: MIT

/// The reduced costs of the rows of the basis: lexicographic vectors with a component for each relevant priority.
///
/// The components of a vector are sorted by level, highest first, and zeros are not stored, so that there is no limit on the
/// number of priorities. Level 0 is below all priorities and resolves ties: there, violating a row by one costs minus
/// its creation number, so among equally good solutions the one that satisfies earlier rows is preferred. This does not
/// affect the optimum of the priorities.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one. The vectors of a step are
/// scratch memory: ``step``, the candidate and the distances are valid only during a step, and a copy begins without
/// them.
struct Multipliers: ~Copyable {
  private var heads: Records<RowID, Int32>
  private var vectors: SparseVectors

  /// The rows of whose reduced costs a component has become so small that it may be a rounding error; some of them more than once.
  private var uncertainRows: Table<RowID>

  /// The length of the present step.
  private var step: Table<Component>
  /// The vector being computed.
  private var candidate: Table<Component>
  /// The memory of all vectors of the present step.
  private var distances: Table<Component>

  init() { self.init(heads: Records(), vectors: SparseVectors()) }

  private init(heads: consuming Records<RowID, Int32>, vectors: consuming SparseVectors) {
    self.heads = heads
    self.vectors = vectors
    uncertainRows = Table()
    step = Table()
    candidate = Table()
    distances = Table()
  }

  /// A second set of the same reduced costs.
  func copy() -> Multipliers {
    Multipliers(heads: heads.copy(), vectors: vectors.copy())
  }

  // MARK: Room

  /// Makes room for rows, whose reduced costs are zero.
  mutating func cover(rows count: Int32) { heads.cover(count, with: -1) }

  mutating func releaseMemory() {
    distances.releaseMemory()
    vectors.trim()
  }

  /// The number of components in memory, in use or not.
  var componentCount: Int32 { vectors.count }

  // MARK: Reduced costs

  @_transparent
  func isZero(_ row: RowID) -> Bool { heads[row] < 0 }

  /// Makes the reduced cost of a row zero.
  @_transparent
  mutating func clear(_ row: RowID) {
    guard heads[row] >= 0 else { return }
    vectors.free(vector: heads[row])
    heads[row] = -1
  }

  /// Whether a reduced cost may consist of rounding errors.
  var hasUncertain: Bool { !uncertainRows.isEmpty }

  /// One of the rows whose reduced costs may consist of rounding errors.
  mutating func popUncertain() -> RowID? { uncertainRows.popLast() }

  /// Regards all reduced costs as accurate.
  mutating func forgetUncertain() { uncertainRows.removeAll() }

  /// The components of the reduced cost of a row, highest level first.
  func forEachComponent(of row: RowID, _ body: (_ level: Int32, _ value: Double) -> Void) {
    var entry = heads[row]
    while entry >= 0 {
      body(vectors[entry].index, vectors[entry].value)
      entry = vectors[entry].next
    }
  }

  // MARK: The step

  var isStepZero: Bool { step.isEmpty }

  /// Makes the step `factor` times a weight.
  mutating func setStep(_ weight: RowWeight, times factor: Double) {
    step.removeAll()
    appendWeightToStep(weight, times: factor)
  }

  /// Makes the step one of the distances.
  mutating func setStep(_ vector: LexicographicVector) {
    step.removeAll()
    for index in vector.first..<vector.end { step.append(distances[index]) }
  }

  /// Adds `factor` times the step to the reduced cost of a row.
  mutating func addStep(times factor: Double, to row: RowID) { addStep(from: 0, times: factor, to: row) }

  /// Adds `factor` times one of the distances to the reduced cost of a row.
  mutating func add(_ vector: LexicographicVector, times factor: Double, to row: RowID) {
    let whole = step.count
    for index in vector.first..<vector.end { step.append(distances[index]) }
    addStep(from: whole, times: factor, to: row)
    step.keepFirst(whole)
  }

  /// Adds `factor` times a weight to the reduced cost of a row.
  mutating func add(_ weight: RowWeight, times factor: Double, to row: RowID) {
    let whole = step.count
    appendWeightToStep(weight, times: factor)
    addStep(from: whole, times: 1, to: row)
    step.keepFirst(whole)
  }

  private mutating func appendWeightToStep(_ weight: RowWeight, times factor: Double) {
    step.append(Component(level: weight.level, value: factor * weight.unit))
    step.append(Component(level: 0, value: factor * weight.tie))
  }

  /// Adds `factor` times the components of the step from `first` on to the reduced cost of a row.
  private mutating func addStep(from first: Int32, times factor: Double, to row: RowID) {
    var previous: Int32 = -1
    var entry = heads[row]
    for index in first..<step.count {
      let component = step[index]
      while entry >= 0, vectors[entry].index > component.level {
        previous = entry
        entry = vectors[entry].next
      }
      let amount = Component(
        level: component.level, value: factor * component.value, magnitude: Float(abs(factor)) * component.magnitude)
      if entry >= 0, vectors[entry].index == component.level {
        vectors[entry].value += amount.value
        vectors[entry].magnitude = max(vectors[entry].magnitude, amount.magnitude)
        let component = self.component(at: entry)
        if component.isUncertain { uncertainRows.append(row) }
        if component.isNegligible {
          let next = vectors[entry].next
          setNext(of: previous, row, to: next)
          vectors.free(entry: entry)
          entry = next
        }
      } else if !amount.isNegligible {
        let added = vectors.make(
          index: component.level, value: amount.value, magnitude: amount.magnitude, next: entry)
        setNext(of: previous, row, to: added)
        previous = added
      }
    }
  }

  @_transparent
  private func component(at entry: Int32) -> Component {
    let record = vectors[entry]
    return Component(level: record.index, value: record.value, magnitude: record.magnitude)
  }

  @_transparent
  private func setNext(of entry: Int32, _ row: RowID, to next: Int32) {
    if entry < 0 { heads[row] = next } else { vectors[entry].next = next }
  }

  // MARK: Distances

  /// Forgets the distances of the last step.
  mutating func removeAllDistances() { distances.removeAll() }

  /// The distance of the reduced cost of a row from `bound` in a direction, divided by `size`.
  mutating func distance(
    of row: RowID, _ weight: RowWeight, to bound: MultiplierBound, direction: Int, size: Double
  ) -> LexicographicVector {
    loadSlack(of: row, weight, to: bound, direction: direction, scale: 1 / size)
    // What is negative by rounding is zero.
    if candidate.count > 0, candidate[0].value < 0 { candidate.removeAll() }
    return storeCandidate()
  }

  /// `factor` weights plus one of the distances.
  mutating func sum(
    of vector: LexicographicVector, _ weight: RowWeight, times factor: Double
  ) -> LexicographicVector {
    candidate.removeAll()
    var position = vector.first
    var own = Component(level: weight.level, value: factor * weight.unit)
    var tie = Component(level: 0, value: factor * weight.tie)
    while position < vector.end, distances[position].level > weight.level {
      candidate.append(distances[position])
      position += 1
    }
    if position < vector.end, distances[position].level == weight.level {
      own.add(distances[position], times: 1)
      position += 1
    }
    appendToCandidate(own)
    while position < vector.end, distances[position].level > 0 {
      candidate.append(distances[position])
      position += 1
    }
    if position < vector.end { tie.add(distances[position], times: 1) }
    appendToCandidate(tie)
    return storeCandidate()
  }

  private mutating func storeCandidate() -> LexicographicVector {
    let first = distances.count
    for index in 0..<candidate.count { distances.append(candidate[index]) }
    return LexicographicVector(first: first, end: distances.count)
  }

  /// Computes, in the candidate, how far a reduced cost is from `bound` in a direction, times `scale`.
  private mutating func loadSlack(
    of row: RowID, _ weight: RowWeight, to bound: MultiplierBound, direction: Int, scale: Double
  ) {
    candidate.removeAll()
    let sign = direction > 0 ? -scale : scale
    var entry = heads[row]
    if bound == .weight {
      addToCandidate(Component(level: weight.level, value: weight.unit * scale), &entry, sign)
      addToCandidate(Component(level: 0, value: weight.tie * scale), &entry, sign)
    }
    while entry >= 0 {
      appendToCandidate(component(at: entry).multiplied(by: sign))
      entry = vectors[entry].next
    }
  }

  /// Appends a component, plus `sign` times what the entries of a reduced cost have at its level, after those above it.
  @_transparent
  private mutating func addToCandidate(_ component: Component, _ entry: inout Int32, _ sign: Double) {
    while entry >= 0, vectors[entry].index > component.level {
      appendToCandidate(self.component(at: entry).multiplied(by: sign))
      entry = vectors[entry].next
    }
    var sum = component
    if entry >= 0, vectors[entry].index == component.level {
      sum.add(self.component(at: entry), times: sign)
      entry = vectors[entry].next
    }
    appendToCandidate(sum)
  }

  @_transparent
  private mutating func appendToCandidate(_ component: Component) {
    if !component.isNegligible { candidate.append(component) }
  }

  /// Compares two distances lexicographically: negative, zero or positive.
  mutating func compare(_ left: LexicographicVector, _ right: LexicographicVector) -> Int {
    var leftIndex = left.first
    var rightIndex = right.first
    while leftIndex < left.end || rightIndex < right.end {
      let leftLevel = leftIndex < left.end ? distances[leftIndex].level : -1
      let rightLevel = rightIndex < right.end ? distances[rightIndex].level : -1
      let level = max(leftLevel, rightLevel)
      var difference = Component(level: level, value: 0, magnitude: 0)
      if leftLevel == level {
        difference.add(distances[leftIndex], times: 1)
        leftIndex += 1
      }
      if rightLevel == level {
        difference.add(distances[rightIndex], times: -1)
        rightIndex += 1
      }
      if !difference.isNegligible { return difference.value > 0 ? 1 : -1 }
    }
    return 0
  }

  /// Whether the reduced cost of a row of the basis lies between its bounds.
  mutating func isWithinBounds(_ row: RowID, _ record: Row) -> Bool {
    guard heads[row] >= 0 else { return true }
    for direction in stride(from: -1, through: 1, by: 2) {
      let bound = MultiplierBound(of: record, direction: direction)
      guard bound != .infinite else { continue }
      loadSlack(of: row, RowWeight(record), to: bound, direction: direction, scale: 1)
      if candidate.count > 0, candidate[0].value < 0 { return false }
    }
    return true
  }
}
