// SPDX-License-Identifier: MIT

/// The constants of a row for which no row outside the basis gets the wrong sign.
struct ConstantRange: BitwiseCopyable {
  var lower = -Double.infinity
  var upper = Double.infinity

  @inline(__always)
  func contains(_ constant: Double) -> Bool { constant >= lower && constant <= upper }

  /// Limits the constant to one side of a number.
  @inline(__always)
  mutating func limit(to bound: Double, fromAbove: Bool) {
    if fromAbove { upper = min(upper, bound) } else { lower = max(lower, bound) }
  }
}
