// SPDX-License-Identifier: MIT

/// A decimal number while its digits are being read.
struct Decimal {
  /// The first eighteen digits that count, as a whole number; the nineteenth could overflow.
  private var digits: UInt64 = 0

  /// The power of ten that `digits` is to be multiplied by.
  var exponent = 0

  /// Takes in one more digit.
  mutating func append(_ byte: UInt8, isBehindPoint: Bool = false) {
    if digits < 100_000_000_000_000_000 {
      digits = digits * 10 + UInt64(byte - 0x30)
      if isBehindPoint { exponent -= 1 }
    } else if !isBehindPoint {
      exponent += 1
    }
  }

  /// The nearest Double for up to fifteen digits and twenty-two places; within a unit in the last place beyond.
  var value: Double {
    var result = Double(digits)
    guard digits > 0 else { return 0 }
    // Dividing by a power of ten that a Double holds exactly rounds once; multiplying by its inverse would round twice.
    var remaining = min(exponent.magnitude, 400)
    while remaining > 0 {
      let step = min(Int(remaining), 22)
      let power = Self.power(of: step)
      result = exponent < 0 ? result / power : result * power
      remaining -= UInt(step)
    }
    return result
  }

  /// Ten to the power `exponent`, which is at most 22 and so exact.
  private static func power(of exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}
