// SPDX-License-Identifier: MIT

/// The four letters that name a table, script or feature of a font.
public struct FontTag: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The letters as a big-endian number.
  public let rawValue: UInt32

  /// Creates a tag from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a tag from up to four ASCII letters. Missing letters are spaces.
  public init(_ letters: StaticString) {
    var value: UInt32 = 0
    for index in 0..<4 {
      let letter = index < letters.utf8CodeUnitCount ? letters.utf8Start[index] : 0x20
      value = value << 8 | UInt32(letter)
    }
    rawValue = value
  }

  /// The letters. Bytes that are not printable ASCII are replaced by question marks.
  public var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
      text.unicodeScalars.append(0x20...0x7E ~= byte ? Unicode.Scalar(byte) : "?")
    }
    return text
  }
}
