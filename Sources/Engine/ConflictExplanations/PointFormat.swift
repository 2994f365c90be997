// SPDX-License-Identifier: MIT

/// Numbers of points as text, without a library.
public enum PointFormat {
  /// The number with at most two decimals, as in arithmetic.
  public static func rounded(_ value: Double) -> String { text(value, decimals: 2) }

  /// The number with at most four decimals, as in an equation.
  public static func exact(_ value: Double) -> String { text(value, decimals: 4) }

  /// A length with its unit.
  public static func distance(_ value: Double) -> String {
    let text = rounded(value)
    return text == "1" ? "1 point" : text + " points"
  }

  private static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = Int64((abs(value) * scale).rounded())
    if units == 0 { return "0" }
    let sign = value < 0 ? "-" : ""
    let whole = units / Int64(scale)
    var digits = String(units % Int64(scale))
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}
