// SPDX-License-Identifier: MIT

import SystemFont

extension UIFontDescriptor {
  /// Properties of a font that are either there or not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: UInt32
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide. No font here is.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow. No font here is.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The letters stand one below the other. No font here does that.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for controls. Has no effect here.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are nearer. Has no effect here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are farther apart. Has no effect here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The kinds of letters that the system font comes in.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: String
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The system font with round corners.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// SF Mono.
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

  /// The names of what a descriptor says.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: String
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The ``UIFont/TextStyle`` the font was made for.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The names of a font's traits.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: String
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight`` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide letters are. Has no effect here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far letters lean. Has no effect here.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
