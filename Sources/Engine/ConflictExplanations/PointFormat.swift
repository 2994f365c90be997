// SPDX-License-Identifier: MIT

/// Numbers of points as text, without a library.
public enum PointFormat {
  /// The number with at most two decimals, as in arithmetic.
  public static func rounded(_ value: Double) -> String { text(value, decimals: 2) }

  /// The number with at most four decimals, as in an equation.
  public static func exact(_ value: Double) -> String { text(value, decimals: 4) }

  /// A length with its unit, with as many decimals as it takes to show it.
  public static func distance(_ value: Double) -> String {
    let text = text(value, decimals: decimals(showing: value))
    return text == "1" ? "1 point" : text + " points"
  }

  /// The number of decimals, at least two, with which a number is not shown as 0.
  static func decimals(showing value: Double) -> Int {
    (2...8).first { value == 0 || abs(value) >= leastShown($0) } ?? 8
  }

  /// The least number that is not shown as 0.
  static func leastShown(_ decimals: Int) -> Double {
    var least = 0.5
    for _ in 0..<decimals { least /= 10 }
    return least
  }

  /// The number with at most `decimals` decimals.
  static func text(_ value: Double, decimals: Int) -> String {
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
