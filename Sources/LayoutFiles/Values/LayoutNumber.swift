// SPDX-License-Identifier: MIT

/// The numbers that layout files may contain.
enum LayoutNumber {
  /// The maximum magnitude: a billion, so that differences of a ten-thousandth of a point are preserved.
  static let maximum = 1e9

  /// The numbers that are allowed, in words.
  static let range = "from -1000000000 to 1000000000"

  /// The factors that constraints can have, in words.
  static let factorRange = "0, or from 0.000001 to 1000000 in magnitude"

  /// Whether `factor` can be a constraint's: 0, or of a magnitude at which sizes on both sides can be seen.
  static func isFactor(_ factor: Double) -> Bool {
    factor == 0 || (1e-6...1e6).contains(abs(factor))
  }
}
