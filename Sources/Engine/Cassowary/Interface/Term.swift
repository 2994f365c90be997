// SPDX-License-Identifier: MIT

/// A variable times a number: one summand of a linear expression.
public struct Term: Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable
  /// The coefficient; any finite number.
  public var coefficient: Double

  /// `coefficient` times `variable`.
  public init(_ coefficient: Double = 1, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
