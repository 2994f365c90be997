// SPDX-License-Identifier: MIT

/// The value of a described property.
public indirect enum PropertyValue: Sendable, Equatable {
  /// No value.
  case none
  /// True or false.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// Several texts.
  case texts([String])
  /// A case of an enumeration, by UIKit's name.
  case choice(String)
  /// A color.
  case color(DescribedColor)
  /// A font.
  case font(DescribedFont)
  /// An image.
  case image(DescribedImage)
  /// A size, in points.
  case size(width: Double, height: Double)
  /// Insets from left and right.
  case insets(DescribedInsets)
  /// Insets from leading and trailing.
  case directionalInsets(DescribedInsets)
  /// One priority for each axis.
  case priorities(horizontal: Double, vertical: Double)
  /// A text whose parts have attributes of their own.
  case attributedText([DescribedRun])
  /// A group of properties, such as a button's configuration.
  case group([DescribedProperty])
}

/// A property of a view.
public struct DescribedProperty: Sendable, Equatable {
  /// The name in UIKit, as layout files have it.
  public var name: String
  /// The value.
  public var value: PropertyValue
}

/// A color.
public enum DescribedColor: Sendable, Hashable {
  /// A color that has a name in UIKit.
  case named(String)
  /// sRGB components from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
}

/// A font.
public struct DescribedFont: Sendable, Hashable {
  /// The text style; `nil` for a font of fixed size.
  public var style: String?
  /// The PostScript name; `nil` for the system font.
  public var name: String?
  /// Whether a font of this name is known here.
  public var isAvailable = true
  /// The PostScript name of the font that is used where the other is not known; `nil` for the system font.
  public var substitute: String?
  /// The size, in points.
  public var size: Double
  /// The name of the weight.
  public var weight: String
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool
}

/// An image: what matters to layout.
public enum DescribedImage: Sendable, Hashable {
  /// A symbol; a weight is `unspecified` if none was set.
  case symbol(name: String, pointSize: Double?, weight: String)
  /// Another image of a size, in points.
  case sized(width: Double, height: Double)
}

/// Distances from the edges of a rectangle, in points.
public struct DescribedInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge, or from the leading edge of directional insets.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge, or from the trailing edge of directional insets.
  public var right: Double

  /// No distance from any edge.
  public static let zero = DescribedInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// A part of an attributed text whose characters have the same attributes.
public struct DescribedRun: Sendable, Equatable {
  /// The characters.
  public var text: String
  /// The attributes, by the names of UIKit's keys, such as `foregroundColor`.
  public var attributes: [DescribedProperty]
}
