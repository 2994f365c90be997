// SPDX-License-Identifier: MIT

/// The line-breaking class of a scalar.
///
/// Source: Unicode Annex 14, with the classes that the rules of ``BreakRules`` distinguish.
enum BreakClass: UInt8 {
  case letter, digit, ideograph, hangul
  /// A scalar that ends a paragraph or a line.
  case newline
  case space
  /// An invisible break opportunity.
  case zeroWidthSpace
  /// A scalar that prevents breaks before and after it.
  case glue
  /// A scalar that extends the preceding letter.
  case extender
  case opening, closing, quotation, exclamation
  /// A scalar that must not begin a line: small kana, iteration marks and prolonged sound marks.
  case nonStarter
  /// A hyphen, which can also be a minus sign.
  case hyphen
  /// A scalar that allows a break after it: other hyphens, tabs.
  case breakAfter
  case emDash, ellipsis
  case comma
  case slash
  /// Currency signs and similar scalars before a number; percent signs and similar scalars after it.
  case prefix, postfix
}

extension Unicode.Scalar {
  /// Whether a line break ends a paragraph too. U+2028, U+0085, form feeds and vertical tabs end lines only.
  ///
  /// Source: Apple, `NSString.getParagraphStart(_:end:contentsEnd:for:)`.
  var endsParagraph: Bool { value == 0x0A || value == 0x0D || value == 0x2029 }
}

extension BreakClass {
  /// Whether the class of a scalar is ``newline``.
  @inline(__always)
  static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  init(_ scalar: Unicode.Scalar) {
    // Most letters are found without a table.
    if (scalar.value | 0x20) &- 0x61 < 26 {
      self = .letter
      return
    }
    self = scalar.value < 0x80 ? Self.ascii[Int(scalar.value)] : Self.beyondASCII(scalar)
  }

  private static let ascii: [BreakClass] = (0..<0x80).map { (value: UInt8) -> BreakClass in
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x0D: .newline
    case 0x20: .space
    case 0x09: .breakAfter
    case 0x30...0x39: .digit
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .comma
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    default: .letter
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: .glue
    case 0xAD, 0x2010, 0x2012, 0x2013: .breakAfter
    case 0x2000...0x2006, 0x2008...0x200A, 0x205F: .breakAfter
    case 0x3000: .space
    case 0x200B: .zeroWidthSpace
    case 0x2014: .emDash
    case 0x2024...0x2026, 0x22EF: .ellipsis
    case 0xA3...0xA5, 0x20A0...0x20BF, 0xB1, 0x2212, 0xFFE1, 0xFFE5, 0xFF04: .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05, 0xFFE0: .postfix
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D: .quotation
    case 0xA1, 0xBF, 0x201A, 0x201E, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .opening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFE50...0xFE52, 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      .closing
    case 0xFF01, 0xFF1F, 0x203C, 0x2047...0x2049: .exclamation
    case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65, 0x31F0...0x31FF:
      .nonStarter
    default: byWidth(scalar)
    }
  }

  private static func byWidth(_ scalar: Unicode.Scalar) -> BreakClass {
    if Cluster.extends(scalar) { return .extender }
    switch ScalarKind(scalar) {
    case .kana, .ideograph, .emoji: return .ideograph
    case .hangul: return .hangul
    case .weightless, .average: return .letter
    }
  }
}
