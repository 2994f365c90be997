// SPDX-License-Identifier: MIT

/// A view's name, or names from one number to another: `cell1..4` is cell1, cell2, cell3, cell4.
public struct NameRange: Hashable, Sendable {
  /// The first name in the text.
  public var first: FormatIdentifier

  /// The number of the last name; `nil` for a single name.
  public var last: FormatNumber?

  /// The source range of all names.
  public var range: SourceRange { SourceRange(first.range.start, last?.range.end ?? first.range.end) }

  /// The maximum number of names in a range.
  static let longest = 1000

  /// The names in order. A name without a number comes first and counts as 1: `view..3` is view, view2, view3.
  ///
  /// The parser has ensured that the range ascends and has at most ``longest`` names.
  public var names: [FormatIdentifier] {
    guard let last else { return [first] }
    let (stem, from) = split
    let end = min(Int(last.value), from + Self.longest - 1)
    guard end > from else { return [first] }
    return [first] + (from + 1...end).map { FormatIdentifier(text: stem + String($0), range: range) }
  }

  /// The name without its trailing digits, and their number; 1 if there are none.
  var split: (stem: String, number: Int) {
    let bytes = Array(first.text.utf8)
    var start = bytes.count
    var number = 0
    var scale = 1
    // Nine digits suffice for every range and cannot overflow.
    while start > 1, Ascii.isDigit(bytes[start - 1]), bytes.count - start < 9 {
      start -= 1
      number += Int(bytes[start] - 0x30) * scale
      scale *= 10
    }
    let stem = String(decoding: bytes[..<start], as: UTF8.self)
    return (stem, start == bytes.count ? 1 : number)
  }
}
