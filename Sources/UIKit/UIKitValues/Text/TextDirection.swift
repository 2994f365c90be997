// SPDX-License-Identifier: MIT

/// The scalars that determine the writing direction of a paragraph.
enum TextDirection {
  /// Returns whether the scalar is a letter of Hebrew, Arabic, Syriac, Thaana, N'Ko or a related script, or the
  /// right-to-left mark.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      !isNumber(scalar)
    default: false
    }
  }

  /// Returns whether the scalar is a letter of another script, or the left-to-right mark.
  static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x370...0x58F,
      0x900...0x1FFF,
      0x200E, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3041...0x9FFF, 0xA000...0xD7FF, 0xF900...0xFB17, 0xFF21...0xFF3A,
      0xFF41...0xFFDC, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    0x660...0x669 ~= scalar.value || 0x6F0...0x6F9 ~= scalar.value
  }
}
