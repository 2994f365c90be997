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
