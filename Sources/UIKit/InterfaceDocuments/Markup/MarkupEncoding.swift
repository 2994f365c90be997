// SPDX-License-Identifier: MIT

/// Checks that bytes are text that the scanner can read.
enum MarkupEncoding {
  /// Throws an error for the first byte that is not valid UTF-8 or is not allowed in XML.
  static func check(_ source: MarkupSource) throws(MarkupError) {
    try checkMark(source)
    if let offset = firstForbidden(source.bytes) {
      throw MarkupError(.forbiddenCharacter(UInt32(source.bytes[offset])), at: source.position(at: offset))
    }
    if let offset = firstInvalid(source.bytes) {
      throw MarkupError(.invalidUTF8, at: source.position(at: offset))
    }
    try checkDeclaration(source)
  }

  /// Throws an error for UTF-16, which is detected by a byte order mark or a zero byte.
  private static func checkMark(_ source: MarkupSource) throws(MarkupError) {
    let first = source.bytes.prefix(2)
    let isTwoByte = first == [0xFF, 0xFE] || first == [0xFE, 0xFF] || first == [0, 0x3C] || first == [0x3C, 0]
    if isTwoByte { throw MarkupError(.unsupportedEncoding("UTF-16"), at: .start) }
  }

  private static func firstForbidden(_ bytes: [UInt8]) -> Int? {
    bytes.firstIndex { $0 < 0x20 && !MarkupByte.isWhitespace($0) }
  }

  /// Returns the offset of the first invalid UTF-8 sequence, or `nil`.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var offset = 0
    while offset < bytes.count {
      let length = scalarLength(bytes[offset])
      guard let length, offset + length <= bytes.count,
        String(validating: bytes[offset..<(offset + length)], as: UTF8.self) != nil
      else { return offset }
      offset += length
    }
    return nil
  }

  private static func scalarLength(_ byte: UInt8) -> Int? {
    switch byte {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }

  /// Throws an error if the XML declaration specifies an encoding other than UTF-8.
  private static func checkDeclaration(_ source: MarkupSource) throws(MarkupError) {
    let head = source.bytes.dropFirst(source.byteOrderMarkLength).prefix(256)
    guard head.starts(with: Array("<?xml".utf8)), let end = head.firstIndex(of: MarkupByte.greater) else { return }
    let declaration = String(decoding: head[..<end], as: UTF8.self)
    let parts = declaration.split(whereSeparator: { " \t\r\n='\"?".contains($0) })
    guard let index = parts.firstIndex(of: "encoding"), index + 1 < parts.count else { return }
    let name = String(parts[index + 1])
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else {
      throw MarkupError(.unsupportedEncoding(name), at: source.position(at: source.byteOrderMarkLength))
    }
  }
}
