// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// The weight of a font, from -1 to 1. The regular weight is 0.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: CGFloat

    /// Creates a weight from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: FontWeight) { rawValue = CGFloat(weight.rawValue) }

    /// -0.8, the lightest weight.
    public static let ultraLight = Weight(FontWeight.ultraLight)
    /// -0.6.
    public static let thin = Weight(FontWeight.thin)
    /// -0.4.
    public static let light = Weight(FontWeight.light)
    /// 0, the regular weight.
    public static let regular = Weight(FontWeight.regular)
    /// 0.23.
    public static let medium = Weight(FontWeight.medium)
    /// 0.3, the weight of headlines.
    public static let semibold = Weight(FontWeight.semibold)
    /// 0.4.
    public static let bold = Weight(FontWeight.bold)
    /// 0.56.
    public static let heavy = Weight(FontWeight.heavy)
    /// 0.62, the heaviest weight.
    public static let black = Weight(FontWeight.black)

    /// The corresponding weight for measuring.
    package var fontWeight: FontWeight { FontWeight(Double(rawValue)) }
  }
}

extension UIFont {
  /// The width of the letters of a font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The raw value: 0 for the standard width.
    public let rawValue: CGFloat
    /// Creates a width from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Very narrow letters.
    public static let compressed = Width(-0.4)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}

extension UIFont {
  /// The text style of a font that adapts to the text size and has the standard size of the style; otherwise `nil`.
  package var standardTextStyle: TextStyle? { scaling?.baseSize == nil ? scaling?.style : nil }
  /// Whether all digits have the same width.
  package var hasMonospacedDigits: Bool { face.digits == .monospaced }
  /// The weight.
  package var weight: Weight { Weight(face.weight) }
  /// Whether the font is the default design of the system font.
  package var isSystemFont: Bool { face.family == .system && face.file == nil }
}

extension UIFont.Weight: NamedCases {
  package static var kindOfValue: String { "a font weight" }
  package static var namedCases: [(name: String, value: UIFont.Weight)] {
    [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
  }
}
