// SPDX-License-Identifier: MIT

/// Numbers as they are written in code, layout files and documents.
enum NumberText {
  /// Returns the shortest decimal text that gives the same number, without a fraction for a whole number.
  ///
  /// Powers of ten are written out, because neither equations nor visual formats have a notation for them. The number must
  /// be finite; ``LayoutDescription/requireFiniteNumbers()`` refuses others.
  static func text(_ number: Double) -> String { decimal("\(number)") }

  /// Returns the shortest text that gives the same number in single precision.
  static func text(_ number: Float) -> String { decimal("\(number)") }

  /// Returns a number such as `-5.68e-14` or `12.0` without an exponent and without a fraction of zero.
  private static func decimal(_ text: String) -> String {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: "e")
    let places = parts[0].split(separator: ".")
    var whole = String(places[0])
    var fraction = places.count > 1 ? String(places[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    if exponent > 0 {
      fraction += String(repeating: "0", count: max(0, exponent - fraction.count))
      whole += fraction.prefix(exponent)
      fraction.removeFirst(exponent)
    } else if exponent < 0 {
      whole = String(repeating: "0", count: max(0, 1 - exponent - whole.count)) + whole
      fraction = whole.suffix(-exponent) + fraction
      whole.removeLast(-exponent)
    }
    whole = String(whole.drop { $0 == "0" })
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let digits = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return isNegative && digits != "0" ? "-" + digits : digits
  }
}
