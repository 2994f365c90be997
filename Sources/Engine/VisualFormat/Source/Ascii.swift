// SPDX-License-Identifier: MIT

/// The bytes with a meaning in the visual format languages.
enum Ascii {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let tilde = UInt8(ascii: "~")
  static let bar = UInt8(ascii: "|")
  static let point = UInt8(ascii: ".")
  static let semicolon = UInt8(ascii: ";")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let openBrace = UInt8(ascii: "{")

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Whether the byte is a space, tab, vertical tab, form feed or line break.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return lowered >= 0x61 && lowered <= 0x7A
  }
}

extension StaticString {
  /// The bytes of a literal.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// The literal as a string, made without its description, which Embedded Swift lacks.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
