// SPDX-License-Identifier: MIT

/// Reads a string literal and determines its value, with the source of each byte.
struct SourceStringReader {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  /// The number of `#` around a raw string.
  private let pounds: Int
  private(set) var offset: Int
  private var string = SourceString()
  /// The indexes in the value at which lines of the source begin.
  private var lineStarts: [Int] = []

  /// The maximum depth of literals in the interpolations of others. A literal that is nested deeper is not constant.
  private static let depthLimit = 16
  private let depth: Int

  init(_ bytes: [UInt8], at offset: Int, language: SourceLanguage, pounds: Int, depth: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    self.language = language
    self.pounds = pounds
    self.depth = depth
  }

  /// Reads the literal. Afterward, ``offset`` is behind it.
  mutating func read() -> SourceString {
    offset += pounds
    if language == .swift, isAt([0x22, 0x22, 0x22]) {
      offset += 3
      readLines()
    } else {
      offset += 1
      readLine()
    }
    return string
  }

  private func isAt(_ wanted: [UInt8], _ position: Int? = nil) -> Bool {
    let start = position ?? offset
    return start + wanted.count <= bytes.count && bytes[start..<start + wanted.count].elementsEqual(wanted)
  }

  private var poundSigns: [UInt8] { [UInt8](repeating: UInt8(ascii: "#"), count: pounds) }

  // MARK: One line

  private mutating func readLine() {
    let end = [0x22] + poundSigns
    while offset < bytes.count {
      if isAt(end) {
        string.end = offset
        offset += end.count
        return
      }
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { break }
      readElement()
    }
    string.isConstant = false
    string.end = offset
  }

  // MARK: Several lines

  private mutating func readLines() {
    let end = [0x22, 0x22, 0x22] + poundSigns
    skipLineBreak()
    lineStarts.append(0)
    while offset < bytes.count {
      if isAt(end) {
        removeIndentation()
        string.end = offset
        offset += end.count
        return
      }
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        let start = offset
        skipLineBreak()
        string.append(0x0A, from: start..<offset)
        lineStarts.append(string.bytes.count)
      } else {
        readElement()
      }
    }
    string.isConstant = false
    string.end = offset
  }

  private mutating func skipLineBreak() {
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    if isAt([0x0D, 0x0A]) { offset += 2 } else if offset < bytes.count, isLineBreak(bytes[offset]) { offset += 1 }
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Removes the white space of the last line from the start of every line, and the last line break.
  private mutating func removeIndentation() {
    guard let last = lineStarts.last else { return }
    let indentation = Array(string.bytes[last...])
    guard indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      string.isConstant = false
      return
    }
    var removed: [Int] = []
    for start in lineStarts.dropLast() {
      let line = string.bytes[start...]
      let common = zip(line, indentation).prefix { $0 == $1 }.count
      removed += start..<start + common
    }
    removed += (max(last - 1, 0)..<string.bytes.count)
    string.remove(at: removed)
  }

  // MARK: Elements

  /// Reads a byte, an escape sequence or an interpolation.
  private mutating func readElement() {
    guard bytes[offset] == UInt8(ascii: "\\"), isAt(poundSigns, offset + 1) else {
      string.append(bytes[offset], from: offset..<offset + 1)
      offset += 1
      return
    }
    let start = offset
    offset += 1 + pounds
    guard offset < bytes.count else {
      string.isConstant = false
      return
    }
    let escaped = bytes[offset]
    switch escaped {
    case UInt8(ascii: "n"): append(0x0A, from: start)
    case UInt8(ascii: "t"): append(0x09, from: start)
    case UInt8(ascii: "r"): append(0x0D, from: start)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): append(escaped, from: start)
    case UInt8(ascii: "(") where language == .swift: skipInterpolation()
    case UInt8(ascii: "u") where language == .swift: appendScalar(from: start)
    case 0x0A, 0x0D, 0x20, 0x09: skipContinuation()
    default:
      // Other escape sequences do not occur in formats.
      string.isConstant = false
      offset += 1
    }
  }

  private mutating func append(_ byte: UInt8, from start: Int) {
    offset += 1
    string.append(byte, from: start..<offset)
  }

  /// Skips a line break that is not part of the value. The following line of a Swift literal has an indentation.
  private mutating func skipContinuation() {
    skipLineBreak()
    if !lineStarts.isEmpty { lineStarts.append(string.bytes.count) }
  }

  /// Reads the character of `\u{…}`.
  private mutating func appendScalar(from start: Int) {
    offset += 1
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{"),
      let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: bytes[offset + 1..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      string.isConstant = false
      return
    }
    offset = end + 1
    for byte in String(scalar).utf8 { string.append(byte, from: start..<offset) }
  }

  /// Skips an interpolation, whose value is unknown.
  private mutating func skipInterpolation() {
    string.isConstant = false
    offset += 1
    var parentheses = 1
    while offset < bytes.count, parentheses > 0 {
      switch bytes[offset] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "\"") where depth < Self.depthLimit:
        var inner = SourceStringReader(bytes, at: offset, language: language, pounds: 0, depth: depth + 1)
        _ = inner.read()
        offset = max(inner.offset - 1, offset)
      case let byte where isLineBreak(byte) && lineStarts.isEmpty: return
      default: break
      }
      offset += 1
    }
  }
}
