// SPDX-License-Identifier: MIT

import LayoutModel

/// The format of numbers of points: at most three decimals, no trailing zeros, no negative zero.
enum NumberFormat {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int64(saturating: thousandths)
    let sign = whole < 0 ? "-" : ""
    let fraction = whole.magnitude % 1000
    guard fraction > 0 else { return sign + "\(whole.magnitude / 1000)" }
    var digits = String(fraction + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + "\(whole.magnitude / 1000)." + digits
  }
}
