// SPDX-License-Identifier: MIT

import Foundation

/// Reads the values of a PDF file or of a content stream, one after the other.
///
/// Source: ISO 32000-1, 7.2 and 7.3.
struct PDFScanner {
  private static let maximumDepth = 32

  let bytes: [UInt8]
  /// The index of the next byte, at most the number of bytes.
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Returns the next value, and `nil` at the end. A reference is one value.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipBlanks()
    guard position < bytes.count, depth < Self.maximumDepth else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"): return .name(readName())
    case UInt8(ascii: "("):
      skipString()
      return .string
    case UInt8(ascii: "["):
      position += 1
      return .array(readElements(depth))
    case UInt8(ascii: "<"):
      guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") else {
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
        position = min(position + 1, bytes.count)
        return .string
      }
      position += 2
      return .dictionary(readEntries(depth))
    case UInt8(ascii: ">"):
      position += position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">") ? 2 : 1
      return .word(">>")
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      defer { position += 1 }
      return .word(String(UnicodeScalar(bytes[position])))
    default: return readWord()
    }
  }

  // MARK: Values

  private mutating func readElements(_ depth: Int) -> [PDFValue] {
    var result: [PDFValue] = []
    while let value = next(depth: depth + 1), value != .word("]") { result.append(value) }
    return result
  }

  private mutating func readEntries(_ depth: Int) -> [String: PDFValue] {
    var result: [String: PDFValue] = [:]
    while case .name(let key)? = next(depth: depth + 1) {
      guard let value = next(depth: depth + 1), value != .word(">>") else { break }
      result[key] = value
    }
    return result
  }

  private mutating func readWord() -> PDFValue {
    let word = readRegular()
    guard word.contains(where: \.isNumber), let number = Double(word), number.isFinite else { return .word(word) }
    // Two whole numbers and an R are a reference.
    let afterNumber = position
    if let object = Int(word), object >= 0, isDigitAhead {
      skipBlanks()
      if Int(readRegular()) != nil {
        skipBlanks()
        if readRegular() == "R" { return .reference(object) }
      }
      position = afterNumber
    }
    return .number(number)
  }

  private var isDigitAhead: Bool {
    var ahead = position
    while ahead < bytes.count, Self.isBlank(bytes[ahead]) { ahead += 1 }
    return ahead < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[ahead])
  }

  private mutating func readName() -> String {
    position += 1
    return readRegular()
  }

  /// Reads up to the next blank or delimiter.
  private mutating func readRegular() -> String {
    let start = position
    while position < bytes.count, !Self.isBlank(bytes[position]), !Self.isDelimiter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipString() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position = min(position + 1, bytes.count)
      if depth == 0 { return }
    }
  }

  // MARK: Characters

  private mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isBlank(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 0 || (9...13).contains(byte) && byte != 11
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
