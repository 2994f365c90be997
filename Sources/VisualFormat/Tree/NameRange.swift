// SPDX-License-Identifier: MIT

/// A view's name, or the names from one number to another: `cell1..4` is cell1, cell2, cell3, cell4.
public struct NameRange: Hashable, Sendable {
  /// The first name, as it is written.
  public var first: FormatIdentifier

  /// The number of the last name, and where it is written.
  public var last: FormatNumber?

  /// The whole of it.
  public var range: SourceRange { SourceRange(first.range.start, last?.range.end ?? first.range.end) }

  /// The most names that a range may stand for.
  static let longest = 1000

  /// The names it stands for, in order. A name without a number comes first and counts as 1: `view..3` is view,
  /// view2, view3.
  ///
  /// The parser has seen to it that a range counts upwards and is no longer than ``longest``.
  public var names: [FormatIdentifier] {
    guard let last else { return [first] }
    let (stem, from) = split
    let end = min(Int(last.value), from + Self.longest - 1)
    guard end > from else { return [first] }
    return [first] + (from + 1...end).map { FormatIdentifier(text: stem + String($0), range: range) }
  }

  /// The name without its closing digits, and the number that those are. No digits count as 1.
  var split: (stem: String, number: Int) {
    let bytes = Array(first.text.utf8)
    var start = bytes.count
    var number = 0
    var scale = 1
    // Nine digits are as many as any range can use, and cannot overflow.
    while start > 1, Ascii.isDigit(bytes[start - 1]), bytes.count - start < 9 {
      start -= 1
      number += Int(bytes[start] - 0x30) * scale
      scale *= 10
    }
    let stem = String(decoding: bytes[..<start], as: UTF8.self)
    return (stem, start == bytes.count ? 1 : number)
  }
}
