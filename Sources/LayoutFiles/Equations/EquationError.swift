// SPDX-License-Identifier: MIT

/// An error in an equation, with its position in the text.
struct EquationError: Error {
  let fact: LayoutFileFact
  /// The offset in Unicode scalars from the start of the equation.
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
