// SPDX-License-Identifier: MIT

import Cassowary

/// A sum of variables with coefficients, and a constant; no variable stands in it twice.
///
/// It is filled for each row anew, so its terms stand in memory of its own that is neither counted nor checked: the first
/// `count` of `capacity` terms are initialized.
struct LinearExpression: ~Copyable {
  private var terms = UnsafeMutablePointer<Term>.allocate(capacity: 8)
  private var capacity = 8
  private var count = 0
  /// The number that stands without a variable.
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

  /// Keeps the order of the others, which decides between solutions that are equally good.
  private mutating func remove(at index: Int) {
    count -= 1
    for place in index..<count { terms[place] = terms[place + 1] }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: terms, count: count)
    terms.deallocate()
    terms = larger
    capacity *= 2
  }

  /// Makes the expression 0 again and keeps its memory.
  mutating func clear() {
    count = 0
    constant = 0
  }

  /// The terms, until the expression changes.
  var buffer: UnsafeBufferPointer<Term> { UnsafeBufferPointer(start: terms, count: count) }
}
