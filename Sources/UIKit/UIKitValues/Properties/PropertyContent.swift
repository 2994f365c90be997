// SPDX-License-Identifier: MIT

/// The value of a property, of one of the kinds that documents and layout files have.
package enum PropertyContent {
  /// No value, such as `nil` for a color.
  case nothing
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
  case color(UIColor)
  /// A font.
  case font(UIFont)
  /// An image.
  case image(UIImage)
  /// A size, in points.
  case size(CGSize)
  /// Insets, in points.
  case insets(UIEdgeInsets)
  /// Insets from leading and trailing, in points.
  case directionalInsets(NSDirectionalEdgeInsets)
  /// A text with attributes.
  case attributedText(NSAttributedString)
}

extension PropertyContent: ExpressibleByBooleanLiteral {
  /// Creates a value that is true or false.
  package init(booleanLiteral value: Bool) { self = .flag(value) }
}
