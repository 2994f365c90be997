// SPDX-License-Identifier: MIT

/// What is wrong with an equation, and where in its text.
struct EquationError: Error {
  let fact: LayoutFileFact
  /// In Unicode scalars from the beginning of the equation.
  let offset: Int
  let suggestion: String?

  init(_ fault: EquationFault, offset: Int, suggestion: String? = nil) {
    self.init(fact: .equation(fault), offset: offset, suggestion: suggestion)
  }

  init(fact: LayoutFileFact, offset: Int, suggestion: String? = nil) {
    self.fact = fact
    self.offset = offset
    self.suggestion = suggestion
  }
}
