// SPDX-License-Identifier: MIT

/// The standard spacing of the system in a description: `NSSpace(8)` of a visual format, `NSLayoutAnchorConstraintSpace(8)` of anchors,
/// either of them after a factor, `2*NSSpace(8)`.
enum SystemSpace {
  private static let names = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]

  /// Returns the length in points that a text stands for; `nil` for other text.
  static func value(of text: String) -> Double? {
    guard let name = names.first(where: { text.firstRange(of: $0) != nil }), text.hasSuffix(")"),
      let start = text.firstRange(of: name), let length = text[start.upperBound...].dropLast().number
    else { return nil }
    let before = text[..<start.lowerBound].trimmed
    if before.isEmpty { return length }
    guard before.hasSuffix("*"), let factor = before.dropLast().number else { return nil }
    return factor * length
  }

  /// Returns the length at the end of an equation, as in `b.bottom NSLayoutAnchorConstraintSpace(8)`, and what stands before it; `nil`
  /// if there is none.
  static func suffix(of text: String) -> (value: Double, rest: String)? {
    guard let name = names.first(where: { text.lastRange(of: " " + $0) != nil }),
      let start = text.lastRange(of: " " + name), let value = value(of: text[start.lowerBound...].trimmed)
    else { return nil }
    let rest = text[..<start.lowerBound].trimmed
    for (sign, factor) in [(" +", 1.0), (" -", -1.0)] where rest.hasSuffix(sign) {
      return (factor * value, rest.dropLast(sign.count).trimmed)
    }
    return (value, rest)
  }
}
