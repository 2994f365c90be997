// SPDX-License-Identifier: MIT

/// Counts of the operations of a ``Solver`` since its creation, for tests and benchmarks.
public struct SolverStatistics: Sendable {
  /// Steps in which one row left the basis and another entered.
  public internal(set) var pivots = 0
  /// Steps in which the entering row only changed its side (bound flips).
  public internal(set) var flips = 0
  /// Rows that were replaced in the course of a step by another row that bounds the same variable.
  public internal(set) var boundFlips = 0
  /// Rows that entered the basis by a free variable after a walk through the definitions.
  public internal(set) var entries = 0
  /// Rows that defined an unused variable at once.
  public internal(set) var directDefinitions = 0
  /// Rows that closed a cycle of definitions.
  public internal(set) var tears = 0
  /// The number of times that the basis was made triangular because many tears depended on one another.
  public internal(set) var triangulations = 0
  /// The number of restarts from a new vertex because the steps did not end.
  public internal(set) var rebuilds = 0
  /// Solutions that were abandoned because the steps did not end even from a new vertex. Some constraints may then be
  /// violated more than necessary. No test has caused one.
  public internal(set) var abandonedSolutions = 0
}

/// A reason why the results of a ``Solver`` may be less exact than documented.
public enum PrecisionWarning: Equatable, Sendable {
  /// The coefficients of a constraint differ by more than a factor of ``maximumCoefficientRatio``.
  case coefficientRange(Constraint, ratio: Double)
  /// The largest coefficient of a constraint is not between 1 / ``maximumScale`` and ``maximumScale``.
  case scale(Constraint, largestCoefficient: Double)
  /// The largest coefficients of optional constraints of one priority differ by more than a factor of ``maximumScale``.
  case unequalScales(Priority, ratio: Double)
  /// The constant of a constraint implies a value beyond ``maximumPosition``.
  case position(Constraint, Double)
  /// A coefficient or the constant of a constraint is infinite or not a number.
  case notFinite(Constraint)
  /// The error of an enforced constraint, in its own units, is greater than rounding explains.
  case residual(Constraint, Double)

  /// The maximum factor between the coefficients of one constraint: 10⁴.
  public static let maximumCoefficientRatio = 1e4
  /// The maximum of coefficients and of their reciprocals, and the maximum factor between coefficients of constraints
  /// with one priority: 10⁹.
  public static let maximumScale = 1e9
  /// The maximum magnitude of values: 10¹².
  public static let maximumPosition = 1e12
}
