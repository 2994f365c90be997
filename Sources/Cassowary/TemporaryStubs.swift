// SPDX-License-Identifier: MIT

// Stands in until the solver answers these itself; this file goes with that.
public struct Cause: Sendable { public let member: Conflict.Member; public let share: Double }
extension Solver {
  public func causes(of variable: Variable) -> [Cause] { [] }
  public func interval(of variable: Variable) -> ClosedRange<Double> { 0...0 }
}
