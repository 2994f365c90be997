// SPDX-License-Identifier: MIT

/// Parses old-style property lists: `{ key = value; }`, `( a, b )`, strings with or without quotation marks, `<0fbd77>`.
///
/// Foundation on Linux reads the format, too, but needs 9 s for 7 MB, refuses texts that Xcode reads, such as a last value without a
/// semicolon, and writes faults to the standard error stream.
public struct PropertyListParser {
  private static let deepest = 512
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value that a text describes.
  public static func parse(_ text: String) throws(PropertyListError) -> PropertyList {
    var parser = PropertyListParser(bytes: Array(text.utf8))
    let value = try parser.value()
    try parser.skip()
    guard parser.position == parser.bytes.count else { throw parser.failure("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  private mutating func value() throws(PropertyListError) -> PropertyList {
    try skip()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw failure("fewer than \(Self.deepest) nested values") }
    switch peek {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> PropertyList {
    position += 1
    var values: [String: PropertyList] = [:]
    while true {
      try skip()
      if take("}") { return .dictionary(values) }
      let key = try string()
      try skip()
      guard take("=") else { throw failure("'=' after the key \(key)") }
      values[key] = try value()
      try skip()
      // The last value of a dictionary may do without.
      if !take(";"), peek != UInt8(ascii: "}") { throw failure("';' after the value of \(key)") }
    }
  }

  private mutating func array() throws(PropertyListError) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    while true {
      try skip()
      if take(")") { return .array(values) }
      values.append(try value())
      try skip()
      if !take(","), peek != UInt8(ascii: ")") { throw failure("',' or ')' in an array") }
    }
  }

  private mutating func data() throws(PropertyListError) -> PropertyList {
    position += 1
    var digits: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      position += 1
      if Self.isBlank(byte) { continue }
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { throw failure("a hexadecimal digit") }
      digits.append(UInt8(digit))
    }
    guard take(">"), digits.count % 2 == 0 else { throw failure("'>' after pairs of digits") }
    return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  // MARK: Strings

  private mutating func string() throws(PropertyListError) -> String {
    try skip()
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte = peek, Self.isPlain(byte), !startsComment { position += 1 }
    guard position > start else { throw failure("a value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(PropertyListError) -> String {
    let mark = bytes[position]
    position += 1
    var result: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == mark { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try escape(&result) } else { result.append(byte) }
    }
    throw failure("a quotation mark at the end of a string")
  }

  private mutating func escape(_ result: inout [UInt8]) throws(PropertyListError) {
    guard let byte = peek else { throw failure("a character after '\\'") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "U"):
      var code: UInt32 = 0
      for _ in 0..<4 {
        guard let next = peek, let digit = Character(UnicodeScalar(next)).hexDigitValue else { break }
        code = code << 4 | UInt32(digit)
        position += 1
      }
      result += Array(String(UnicodeScalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
        code = code << 3 | Int(next - UInt8(ascii: "0"))
        position += 1
      }
      result.append(UInt8(truncatingIfNeeded: code))
    default: result.append(byte)
    }
  }

  // MARK: Characters

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var startsComment: Bool {
    guard peek == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
  }

  /// Passes blanks and comments.
  private mutating func skip() throws(PropertyListError) {
    while let byte = peek {
      if Self.isBlank(byte) || (position < 3 && byte >= 0xBB) {
        position += 1
      } else if startsComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while let byte = peek {
      position += 1
      if isLine, byte == 10 { return }
      if !isLine, byte == UInt8(ascii: "*"), take("/") { return }
    }
    if !isLine { throw failure("the end of a comment") }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"),
      UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"):
      true
    default: byte >= 0x80
    }
  }

  private func failure(_ expected: String) -> PropertyListError {
    PropertyListError(expected: expected, line: 1 + bytes[..<min(position, bytes.count)].filter { $0 == 10 }.count)
  }
}
