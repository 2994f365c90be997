// SPDX-License-Identifier: MIT

/// The numbers by which results of floating-point arithmetic are judged, each with its reason.
enum Tolerances {
  /// A residual of up to this many points counts as zero: a thousandth of a millionth of a point, far below what anybody
  /// can see, and far above the rounding errors of layouts whose coordinates are below a million points.
  static let residual = 1e-9

  /// A residual of up to this counts as zero, relative to the largest summand: some four thousand units in the last
  /// place, for the rounding errors of long chains of definitions at coordinates beyond a million points.
  static let relativeResidual = 1e-12

  /// A sum of coefficients that is smaller than this, relative to its largest summand, has cancelled: what is left is
  /// rounding, of sums with up to some tens of thousands of summands.
  static let cancellation = 1e-11

  /// What is smaller than this, relative to the largest number of the same expression, is left over from rounding. It is
  /// smaller than `cancellation` because it judges numbers that were cleaned by it already.
  static let negligible = 1e-12

  /// The weight of a row in an expression is smaller than this, relative to the largest weight, only by rounding. It must not be
  /// larger: a row of a low priority makes way for one of a high priority however small its weight is.
  static let negligibleWeight = 1e-12

  /// A pivot must be at least this in a row whose largest coefficient is one: dividing by it multiplies rounding errors by no more
  /// than ten million, which leaves nine digits.
  static let pivot = 1e-7

  /// A free variable is chosen among those whose coefficients in the expression are at least this, relative to the
  /// largest: any of them is a stable pivot, so that other reasons may decide.
  static let freePivot = 0.1

  /// The pivot of a tear, or of a column of a block's LU factors, is zero when it is smaller than this, relative to the
  /// largest entry: its rows are dependent up to rounding.
  static let singular = 1e-10

  /// Tears are solved when their residuals are smaller than this, relative to the largest summand: some hundred units in
  /// the last place. Otherwise another Newton step follows.
  static let newton = 1e-13

  /// A component of a reduced cost is zero when it is smaller than this, relative to the largest number that was added to it:
  /// so constraints of one priority are told apart whose coefficients differ by a factor of up to a billion.
  static let multiplier = 1e-10

  /// The same at the tie level, where costs are creation numbers, and small differences matter less than an end of the steps.
  static let tie = 1e-9

  /// What is negligible at a level.
  @inline(__always)
  static func multiplier(level: Int32) -> Double { level == 0 ? tie : multiplier }

  /// Required constraints that miss by less than this are not called contradictory: constants that were computed, for
  /// example thirds of a width, contradict one another by their rounding.
  static let conflict = 1e-6

  /// A variable whose value is pulled to `farAway`, and gets at least this share of the way, is unbounded.
  static let unboundedShare = 0.99

  /// Where variables are pulled to find out how far they go: beyond any layout, and near enough for residuals to stay
  /// accurate to a thousandth of a point.
  static let farAway = 1e12
}
