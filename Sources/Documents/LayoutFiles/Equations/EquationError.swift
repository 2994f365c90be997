// SPDX-License-Identifier: MIT

/// An error in an equation, with its position in the text.
struct EquationError: Error {
  let fault: LayoutFileFault
  /// The offset in Unicode scalars from the start of the equation.
  let offset: Int
  let suggestion: String?

  init(_ fault: EquationFault, offset: Int, suggestion: String? = nil) {
    self.init(fault: .equation(fault), offset: offset, suggestion: suggestion)
  }

  init(fault: LayoutFileFault, offset: Int, suggestion: String? = nil) {
    self.fault = fault
    self.offset = offset
    self.suggestion = suggestion
  }
}
