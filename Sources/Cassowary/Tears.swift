// SPDX-License-Identifier: MIT

/// A tight row that closes a cycle of definitions, with the variable that it determines implicitly.
///
/// Tearing is the name of the method in equation-based modelling: cut a few variables loose, compute all others from
/// them in order, and choose the few such that the rows left over hold. The Jacobian is the derivative of those
/// rows' residuals with respect to the tear variables, *through* the definitions.
struct Tear: BitwiseCopyable {
  var row: Int32
  var variable: Int32
  /// The head of this row of the Jacobian.
  var jacobian: Int32 = none
  /// The block of tears that depend on one another, or ``none`` for a tear that stands alone.
  var block: Int32 = none
  /// The Jacobian of a tear that stands alone.
  var pivot: Double = 0
  /// All definitions between the tear variables and this row are required equalities, and so is this row.
  var isRequired = false
  /// The definitions between the tear variables and this row have changed.
  var isStale = false
  var isLive = true

  // Scratch of the walks over tears.
  var amount: Double = 0
  var index: Int32 = 0
  var lowLink: Int32 = 0
  var isOnStack = false
}

/// Tears that depend on one another, with the LU factors of their part of the Jacobian.
struct TearBlock: BitwiseCopyable {
  var count: Int32
  var members: UnsafeMutablePointer<Int32>
  /// `count` × `count`, row by row: L below the diagonal, U on and above it.
  var factors: UnsafeMutablePointer<Double>
  /// Which member's row became row i by partial pivoting.
  var permutation: UnsafeMutablePointer<Int32>
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
    let result = TearBlock(count: count)
    let size = Int(count)
    result.members.update(from: members, count: size)
    result.factors.update(from: factors, count: size * size)
    result.permutation.update(from: permutation, count: size)
    return result
  }

  /// Factors the matrix in `factors` in place; false if it is singular.
  func factorize() -> Bool {
    let size = Int(count)
    var largest = 0.0
    for index in 0..<(size * size) { largest = max(largest, abs(factors[index])) }
    for row in 0..<size { permutation[row] = Int32(row) }
    for column in 0..<size {
      var pivot = column
      for row in (column + 1)..<max(size, column + 1)
      where abs(factors[row * size + column]) > abs(factors[pivot * size + column]) {
        pivot = row
      }
      guard abs(factors[pivot * size + column]) > 1e-10 * largest else { return false }
      if pivot != column {
        for index in 0..<size {
          let kept = factors[column * size + index]
          factors[column * size + index] = factors[pivot * size + index]
          factors[pivot * size + index] = kept
        }
        let kept = permutation[column]
        permutation[column] = permutation[pivot]
        permutation[pivot] = kept
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
