// SPDX-License-Identifier: MIT

/// A sum of multiples, whose terms are in the order in which they were added. Constants are left out.
struct OrderedSum {
  private(set) var terms: [(length: CanvasLength, factor: Double)] = []

  /// Factors that are smaller are taken for 0.
  private static let precision = 1e-9

  init() {}

  init(_ length: CanvasLength) { terms = [(length, 1)] }

  mutating func add(_ length: CanvasLength, times factor: Double = 1) {
    guard abs(factor) >= Self.precision else { return }
    guard let index = terms.firstIndex(where: { $0.length == length }) else { return terms.append((length, factor)) }
    terms[index].factor += factor
    if abs(terms[index].factor) < Self.precision { terms.remove(at: index) }
  }

  mutating func add(_ other: OrderedSum, times factor: Double = 1) {
    for term in other.terms { add(term.length, times: term.factor * factor) }
  }

  /// Returns the value of the term at `index` in terms of the others, if the sum is constant.
  func solved(forTermAt index: Int) -> OrderedSum {
    var result = OrderedSum()
    for (position, term) in terms.enumerated() where position != index {
      result.add(term.length, times: -term.factor / terms[index].factor)
    }
    return result
  }
}
