// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// The font size of labels, in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons, in points: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The small font size, in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard font size, in points: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// The regular system font at `fontSize` points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font at `fontSize` points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(FontFace(size: Double(sizeOrStandard(fontSize)), weight: weight.fontWeight))
  }

  /// The bold system font at `fontSize` points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The italic system font at `fontSize` points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(FontFace(size: Double(sizeOrStandard(fontSize)), posture: .italic))
  }

  /// The system font at `fontSize` points with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(FontFace(size: Double(sizeOrStandard(fontSize)), weight: weight.fontWeight, digits: .monospaced))
  }

  /// The monospaced system font at `fontSize` points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(FontFace(.monospaced, size: Double(sizeOrStandard(fontSize)), weight: weight.fontWeight))
  }

  /// The font of `style` for the content size category of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of `style` for the content size category of `traitCollection`, or of the current traits if it is `nil`.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let face = FontFace(size: Double(style.size(for: category)), weight: style.textStyle.weight)
    return system(face, scaling: FontScaling(style: style))
  }

  /// The names of the known font families, in alphabetical order.
  public class var familyNames: [String] { NamedFont.familyNames }

  /// The PostScript names of the fonts of `familyName`; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFont.all.filter { $0.familyName == familyName }.map(\.name)
  }

  /// A font of the system's families.
  static func system(_ face: FontFace, scaling: FontScaling? = nil) -> UIFont {
    UIFont(face: face, name: systemName(of: face), family: systemFamilyName(of: face.family), scaling: scaling)
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
