// SPDX-License-Identifier: MIT

/// A pseudorandom number generator that gives the same numbers in every run.
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the generator for `seed`.
  public init(seed: UInt64) {
    state = seed
    // Otherwise a seed would give the numbers of the seed before it, from the second on.
    state = next()
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededNumbers {
  /// Returns a multiple of 1/8 in a range, which arithmetic keeps exactly more often than other numbers.
  public mutating func eighth(in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 8...range.upperBound * 8, using: &self)) / 8
  }
}
