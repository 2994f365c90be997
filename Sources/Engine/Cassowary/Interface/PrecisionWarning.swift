// SPDX-License-Identifier: MIT

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
