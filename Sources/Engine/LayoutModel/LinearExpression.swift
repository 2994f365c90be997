// SPDX-License-Identifier: MIT

import Cassowary

/// A linear expression: a sum of variables with coefficients, and a constant. Each variable occurs at most once.
///
/// The expression is refilled for each row, so its terms are stored in memory without reference counting or bounds
/// checks. The first `count` of `capacity` terms are initialized.
struct LinearExpression: ~Copyable {
  private var terms = UnsafeMutablePointer<Term>.allocate(capacity: 8)
  private var capacity = 8
  private var count = 0
  /// The constant term.
  var constant = 0.0

  deinit { terms.deallocate() }

  /// Adds `coefficient` times `variable`.
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    for index in 0..<count where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { remove(at: index) }
      return
    }
    if count == capacity { grow() }
    (terms + count).initialize(to: Term(coefficient, variable))
    count += 1
  }

  /// Keeps the order of the other terms, which decides between equally good solutions.
  private mutating func remove(at index: Int) {
    count -= 1
    for next in index..<count { terms[next] = terms[next + 1] }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: terms, count: count)
    terms.deallocate()
    terms = larger
    capacity *= 2
  }

  /// Resets the expression to 0 and keeps its memory.
  mutating func clear() {
    count = 0
    constant = 0
  }

  /// The terms, valid until the expression changes.
  var buffer: UnsafeBufferPointer<Term> { UnsafeBufferPointer(start: terms, count: count) }
}
