// SPDX-License-Identifier: MIT

/// Whether numbers are within the range in which results are exact.
extension ConstraintSystem {
  /// The reasons why results may be inexact: by constraint, in the order of their records, and then by priority,
  /// highest first.
  func precisionWarnings() -> [PrecisionWarning] {
    var warnings: [PrecisionWarning] = []
    for row in store.rowIDs where !store[row].isVacant && !store[row].isBound && !pending.isRemoved(row) {
      if let warning = precisionWarning(of: row) { warnings.append(warning) }
    }
    return warnings + scaleWarnings()
  }

  /// Warnings of priorities whose constraints have such different coefficients that the small ones are lost in
  /// rounding.
  private func scaleWarnings() -> [PrecisionWarning] {
    var scales: [(priority: Float, scale: Double)] = []
    for row in store.rowIDs where !store[row].isVacant && !store[row].isRequired && !pending.isRemoved(row) {
      scales.append((store[row].priority, store[row].unit))
    }
    scales.sort { $0.priority > $1.priority || ($0.priority == $1.priority && $0.scale < $1.scale) }
    var warnings: [PrecisionWarning] = []
    var first = 0
    for index in scales.indices {
      if scales[index].priority != scales[first].priority { first = index }
      let isLast = index + 1 == scales.count || scales[index + 1].priority != scales[index].priority
      let ratio = scales[index].scale / scales[first].scale
      guard isLast, ratio > PrecisionWarning.maximumScale else { continue }
      warnings.append(.unequalScales(Priority(scales[index].priority), ratio: ratio))
    }
    return warnings
  }

  private func precisionWarning(of row: RowID) -> PrecisionWarning? {
    let record = store[row]
    let handle = store.handle(of: row)
    var (largest, smallest) = (0.0, Double.infinity)
    for term in record.terms {
      let size = abs(store[term].coefficient)
      // A comparison with NaN is false.
      guard size <= .greatestFiniteMagnitude else { return .notFinite(handle) }
      largest = max(largest, size)
      smallest = min(smallest, size)
    }
    guard abs(record.constant) <= .greatestFiniteMagnitude else { return .notFinite(handle) }
    guard largest > 0 else { return nil }
    if largest / smallest > PrecisionWarning.maximumCoefficientRatio {
      return .coefficientRange(handle, ratio: largest / smallest)
    }
    let scale = largest * record.unit
    if scale > PrecisionWarning.maximumScale || scale < 1 / PrecisionWarning.maximumScale {
      return .scale(handle, largestCoefficient: scale)
    }
    if abs(record.constant) > PrecisionWarning.maximumPosition * largest {
      return .position(handle, abs(record.constant) / largest)
    }
    return residualWarning(of: row)
  }

  /// A warning if the residual of a row is not allowed; `nil` while changes are pending.
  private func residualWarning(of row: RowID) -> PrecisionWarning? {
    guard !hasPendingChanges else { return nil }
    let residual = presentResidual(of: row)
    let isWrong = basis.isBasic(row) || isInfeasible(row, residual)
    guard isWrong, abs(residual.value) > Tolerances.conflict + 1000 * Tolerances.relativeResidual * residual.magnitude
    else {
      return nil
    }
    return .residual(store.handle(of: row), residual.value * store[row].unit)
  }
}
