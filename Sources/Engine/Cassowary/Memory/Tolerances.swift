// SPDX-License-Identifier: MIT

/// The tolerances for results of floating-point arithmetic, each with its reason.
enum Tolerances {
  /// A residual of up to this many points counts as zero: a billionth of a point, far below what is visible, and far
  /// above the rounding errors of layouts with coordinates below a million points.
  static let residual = 1e-9

  /// A residual of up to this counts as zero, relative to the largest summand: about four thousand units in the last
  /// place, for the rounding errors of long chains of definitions at coordinates beyond a million points.
  static let relativeResidual = 1e-12

  /// A sum of coefficients that is smaller than this, relative to its largest summand, has canceled: the rest is the
  /// rounding error of up to some tens of thousands of summands.
  static let cancellation = 1e-11

  /// A number smaller than this, relative to the largest of its expression, is a rounding error. It is smaller than
  /// `cancellation` because that tolerance has been applied before.
  static let negligible = 1e-12

  /// A weight of a row in an expression that is smaller than this, relative to the largest weight, is a rounding error.
  /// The tolerance must not be larger, because a row of a low priority yields to one of a high priority even if its
  /// weight is small.
  static let negligibleWeight = 1e-12

  /// A pivot must be at least this in a row whose largest coefficient is one: dividing by it multiplies rounding errors by no more
  /// than ten million, which leaves nine digits.
  static let pivot = 1e-7

  /// A free variable is chosen among those whose coefficients in the expression are at least this, relative to the
  /// largest: any of them is a stable pivot, so other criteria can decide.
  static let freePivot = 0.1

  /// The pivot of a tear, or of a column of a block's LU factors, is zero when it is smaller than this, relative to the
  /// largest entry: its rows are dependent up to rounding.
  static let singular = 1e-10

  /// Tears are solved when their residuals are smaller than this, relative to the largest summand: some hundred units in
  /// the last place. Otherwise another Newton step follows.
  static let newton = 1e-13

  /// A component of a reduced cost is zero when it is smaller than this, relative to the largest number that was added to it:
  /// so constraints of one priority are distinguished even if their coefficients differ by a factor of up to a billion.
  static let multiplier = 1e-10

  /// A component smaller than this, relative to the largest number that was added to it, is computed anew before a vertex counts as
  /// optimal, because it may consist of the rounding errors of many steps.
  static let uncertain = 1e-6

  /// The same as `multiplier` at the tie level, where costs are creation numbers, and termination matters more than small differences.
  static let tie = 1e-9

  /// Returns the tolerance of a level.
  @_transparent
  static func multiplier(level: Int32) -> Double { level == 0 ? tie : multiplier }

  /// Required constraints that differ by less than this do not count as contradictory, because computed constants, for
  /// example thirds of a width, contradict one another by rounding errors.
  static let conflict = 1e-6

  /// A variable that is pulled to `farAway` and moves at least this share of the distance is unbounded.
  static let unboundedShare = 0.99

  /// The position to which variables are pulled to find their bounds: outside any layout, and small enough for
  /// residuals to be accurate to a thousandth of a point.
  static let farAway = 1e12
}
