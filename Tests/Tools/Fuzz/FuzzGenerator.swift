// SPDX-License-Identifier: MIT

/// Random numbers that depend only on a seed and the number of an input, so that any input can be reproduced alone.
///
/// Source: Steele, Lea and Flood 2014, SplitMix64.
struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, input: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(input)) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
