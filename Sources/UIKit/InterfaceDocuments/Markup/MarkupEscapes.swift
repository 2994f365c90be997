// SPDX-License-Identifier: MIT

/// The escaping of characters in text and attribute values.
package enum MarkupEscapes {
  /// The five entities predefined by XML.
  static let entities: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  /// Returns the escaped form of `text` in an element, or in an attribute value with the given quotation mark.
  ///
  /// As in Interface Builder, line breaks and tabs in attributes are replaced by numeric references.
  package static func escaped(_ text: String, quote: UInt8?) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case MarkupByte.ampersand: result += Array("&amp;".utf8)
      case MarkupByte.less: result += Array("&lt;".utf8)
      case MarkupByte.greater: result += Array("&gt;".utf8)
      case MarkupByte.quote where quote == byte: result += Array("&quot;".utf8)
      case MarkupByte.apostrophe where quote == byte: result += Array("&apos;".utf8)
      case MarkupByte.lineFeed where quote != nil: result += Array("&#10;".utf8)
      case MarkupByte.tab where quote != nil: result += Array("&#9;".utf8)
      case MarkupByte.carriageReturn: result += Array("&#13;".utf8)
      default: result.append(byte)
      }
    }
    return result
  }

  /// Returns the text with references resolved. An invalid reference is unchanged; the scanner has rejected it before.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(MarkupByte.ampersand) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: MarkupByte.ampersand) {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: MarkupByte.semicolon),
        case .scalar(let scalar) = reference(rest[(start + 1)..<end])
      else {
        result.append(MarkupByte.ampersand)
        rest = rest.dropFirst()
        continue
      }
      result += Array(String(Character(scalar)).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// A reference between an ampersand and a semicolon.
  enum Reference {
    case scalar(Unicode.Scalar)
    case unknownEntity
    case invalidNumber
  }

  /// Returns the meaning of the reference `name`.
  static func reference(_ name: ArraySlice<UInt8>) -> Reference {
    guard name.first == UInt8(ascii: "#") else {
      return entities[String(decoding: name, as: UTF8.self)].map { .scalar($0) } ?? .unknownEntity
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard text.first.map({ $0.isHexDigit }) == true, text.utf8.count <= 8,
      let number = UInt32(text, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(number),
      isAllowed(scalar)
    else { return .invalidNumber }
    return .scalar(scalar)
  }

  /// Returns whether XML allows the scalar.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
