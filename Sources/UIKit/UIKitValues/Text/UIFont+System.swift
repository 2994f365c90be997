// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// Returns a font of the system's families, in the edition of the current system.
  static func system(_ face: FontFace, scaling: FontScaling? = nil) -> UIFont {
    UIFont(
      face: face.inCurrentSystem, name: systemName(of: face), family: systemFamilyName(of: face.family),
      scaling: scaling)
  }

  static func systemFamilyName(of family: FontFamily) -> String {
    switch family {
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    default: ".AppleSystemUIFont"
    }
  }

  static func systemName(of face: FontFace) -> String {
    let base =
      switch face.family {
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".SFUIMono"
      default: ".SFUI"
      }
    let style = systemWeightNames.min {
      abs($0.0.rawValue - face.weight.rawValue) < abs($1.0.rawValue - face.weight.rawValue)
    }
    let weight = style?.1 ?? "Regular"
    return "\(base)-\(face.posture == .upright ? weight : weight == "Regular" ? "RegularItalic" : weight + "Italic")"
  }

  private static let systemWeightNames: [(FontWeight, String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
    (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]
}
