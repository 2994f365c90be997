// SPDX-License-Identifier: MIT

/// Why the results of a ``Solver`` may be less exact than it promises.
public enum PrecisionWarning: Equatable, Sendable {
  /// The coefficients of a constraint differ by more than a factor of ``maximumCoefficientRatio``.
  case coefficientRange(Constraint, ratio: Double)
  /// The largest coefficient of a constraint is not between 1 / ``maximumScale`` and ``maximumScale``.
  case scale(Constraint, largestCoefficient: Double)
  /// The largest coefficients of optional constraints of one priority differ by more than a factor of ``maximumScale``.
  case unequalScales(Priority, ratio: Double)
  /// The constant of a constraint asks for a value beyond ``maximumPosition``.
  case position(Constraint, Double)
  /// A coefficient or the constant of a constraint is infinite or not a number.
  case notFinite(Constraint)
  /// A constraint in force, or one that determines a value, misses by more than rounding explains, in its own units.
  case residual(Constraint, Double)

  /// How much the coefficients of one constraint may differ: by a factor of 10⁴.
  public static let maximumCoefficientRatio = 1e4
  /// How large the coefficients of a constraint may be, or one divided by them, and how much those of different constraints of
  /// one priority may differ: 10⁹.
  public static let maximumScale = 1e9
  /// How large values may be: 10¹².
  public static let maximumPosition = 1e12
}
