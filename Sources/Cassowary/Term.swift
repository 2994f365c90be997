// SPDX-License-Identifier: MIT

/// A variable times a number: one summand of a linear expression.
public struct Term: Sendable, BitwiseCopyable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ coefficient: Double = 1, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
