// SPDX-License-Identifier: MIT

/// A decimal number while its digits are parsed.
struct Decimal {
  /// The first eighteen significant digits as an integer. A nineteenth could overflow.
  private var digits: UInt64 = 0

  /// The power of ten by which `digits` is multiplied.
  var exponent = 0

  /// Appends a digit.
  mutating func append(_ byte: UInt8, isBehindPoint: Bool = false) {
    if digits < 100_000_000_000_000_000 {
      digits = digits * 10 + UInt64(byte - 0x30)
      if isBehindPoint { exponent -= 1 }
    } else if !isBehindPoint {
      exponent += 1
    }
  }

  /// The nearest Double for up to fifteen digits and twenty-two decimal places; otherwise within a unit in the last
  /// place.
  var value: Double {
    var result = Double(digits)
    guard digits > 0 else { return 0 }
    // Dividing by a power of ten that is exact as a Double rounds once; multiplying by its inverse would round twice.
    var remaining = min(exponent.magnitude, 400)
    while remaining > 0 {
      let step = min(Int(remaining), 22)
      let power = Self.power(of: step)
      result = exponent < 0 ? result / power : result * power
      remaining -= UInt(step)
    }
    return result
  }

  /// Ten to the power `exponent`, which is at most 22, so that the result is exact.
  private static func power(of exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}
