// SPDX-License-Identifier: MIT

/// The numbers that layout files may contain.
enum LayoutNumber {
  /// The maximum magnitude: a billion, so that differences of a ten-thousandth of a point are preserved.
  static let maximum = 1e9

  /// The allowed numbers, for messages.
  static let range = "from -1000000000 to 1000000000"

  /// The allowed factors of constraints, for messages.
  static let factorRange = "0, or from 0.000001 to 1000000 in magnitude"

  /// Returns whether `factor` can be a constraint's factor: 0, or of a magnitude at which the sizes on both sides are
  /// visible.
  static func isFactor(_ factor: Double) -> Bool {
    factor == 0 || (1e-6...1e6).contains(abs(factor))
  }
}
