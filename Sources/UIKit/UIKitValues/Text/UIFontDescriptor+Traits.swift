// SPDX-License-Identifier: MIT

import SystemFont

extension UIFontDescriptor {
  /// Symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt32
    /// Creates traits from their raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is expanded. No known font has this trait.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is condensed. No known font has this trait.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is for vertical text. No known font has this trait.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is optimized for controls. Has no effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The line spacing is reduced. Has no effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The line spacing is increased. Has no effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design, New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design, SF Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var family: FontFamily? {
      switch self {
      case .default: .system
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  /// The names of descriptor attributes.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The font size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with ``TraitKey`` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a ``UIFont/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The name of the face, such as `Bold`: `String`. Has no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The name that users see: `String`. Has no effect.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of the letters: `NSValue`. Has no effect.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters: `CharacterSet`. Has no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for characters that the font lacks: `[UIFontDescriptor]`. Has no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The distance of all letters, in points: `NSNumber`. Has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The settings of features: `[[UIFontDescriptor.FeatureKey: Int]]`. Has no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The names of font traits.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, a ``SymbolicTraits`` value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a ``UIFont/Weight`` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters. Has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant of the letters. Has no effect.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension UIFontDescriptor {
  /// A key of the setting of a feature.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of ``type``.
    public static let featureIdentifier = type
    /// The former name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// The transform of the letters. Always the identity.
  public var matrix: CGAffineTransform { .identity }
}
