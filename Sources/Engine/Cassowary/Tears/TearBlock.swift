// SPDX-License-Identifier: MIT

/// Tears that depend on one another, with the LU factors of their part of the Jacobian.
struct TearBlock: BitwiseCopyable {
  var count: Int32
  /// The tears, in the order of the rows and columns.
  var members: UnsafeMutablePointer<TearID>
  /// `count` × `count`, row by row: L below the diagonal, U on and above it.
  var factors: UnsafeMutablePointer<Double>
  /// The member whose row became row i by partial pivoting.
  var permutation: UnsafeMutablePointer<Int32>
  /// The right side and the result of a solve, one after the other, or the sizes of the rows; meaningless between solves.
  var scratch: UnsafeMutablePointer<Double>
  var isLive = true
  var isSingular = false

  init(count: Int32) {
    self.count = count
    let size = Int(count)
    members = .allocate(capacity: size)
    factors = .allocate(capacity: size * size)
    permutation = .allocate(capacity: size)
    scratch = .allocate(capacity: 2 * size)
    members.initialize(repeating: .null, count: size)
    permutation.initialize(repeating: 0, count: size)
    factors.initialize(repeating: 0, count: size * size)
    scratch.initialize(repeating: 0, count: 2 * size)
  }

  func deallocate() {
    guard isLive else { return }
    members.deallocate()
    factors.deallocate()
    permutation.deallocate()
    scratch.deallocate()
  }

  func copy() -> TearBlock {
    guard isLive else { return self }
    var result = TearBlock(count: count)
    let size = Int(count)
    result.members.update(from: members, count: size)
    result.factors.update(from: factors, count: size * size)
    result.permutation.update(from: permutation, count: size)
    result.isSingular = isSingular
    return result
  }

  /// Factors the matrix in `factors` in place; false if it is singular.
  ///
  /// Pivots are compared with the largest entry of their rows, because the coefficients of one row can be much larger than those
  /// of another (scaled partial pivoting).
  func factorize() -> Bool {
    let size = Int(count)
    let scales = scratch
    for row in 0..<size {
      permutation[row] = Int32(row)
      scales[row] = (0..<size).reduce(0) { max($0, abs(factors[row * size + $1])) }
    }
    for column in 0..<size {
      var pivot = column
      for row in (column + 1)..<max(size, column + 1)
      where abs(factors[row * size + column]) * scales[pivot] > abs(factors[pivot * size + column]) * scales[row] {
        pivot = row
      }
      guard abs(factors[pivot * size + column]) > Tolerances.singular * scales[pivot] else { return false }
      if pivot != column {
        exchangeRows(column, pivot)
      }
      for row in (column + 1)..<max(size, column + 1) {
        let factor = factors[row * size + column] / factors[column * size + column]
        factors[row * size + column] = factor
        guard factor != 0 else { continue }
        for index in (column + 1)..<size { factors[row * size + index] -= factor * factors[column * size + index] }
      }
    }
    return true
  }

  private func exchangeRows(_ a: Int, _ b: Int) {
    let size = Int(count)
    for index in 0..<size {
      let kept = factors[a * size + index]
      factors[a * size + index] = factors[b * size + index]
      factors[b * size + index] = kept
    }
    let kept = permutation[a]
    permutation[a] = permutation[b]
    permutation[b] = kept
    let scale = scratch[a]
    scratch[a] = scratch[b]
    scratch[b] = scale
  }

  /// Solves `J x = scratch[0..<count]`; the result replaces the right side.
  func solve() {
    let size = Int(count)
    let result = scratch + size
    for row in 0..<size {
      var sum = scratch[Int(permutation[row])]
      for column in 0..<row { sum -= factors[row * size + column] * result[column] }
      result[row] = sum
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
      var sum = result[row]
      for column in (row + 1)..<max(size, row + 1) { sum -= factors[row * size + column] * result[column] }
      result[row] = sum / factors[row * size + row]
    }
    scratch.update(from: result, count: size)
  }

  /// Solves `Jᵀ x = scratch[0..<count]`; the result replaces the right side.
  func solveTransposed() {
    let size = Int(count)
    let result = scratch + size
    for row in 0..<size {
      var sum = scratch[row]
      for column in 0..<row { sum -= factors[column * size + row] * result[column] }
      result[row] = sum / factors[row * size + row]
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
      var sum = result[row]
      for column in (row + 1)..<max(size, row + 1) { sum -= factors[column * size + row] * result[column] }
      result[row] = sum
    }
    for row in 0..<size { scratch[Int(permutation[row])] = result[row] }
  }
}
