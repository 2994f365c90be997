// SPDX-License-Identifier: MIT

/// The kind of value that a property has. It decides how documents and layout files write the value.
package indirect enum PropertyKind: Sendable {
  /// True or false.
  case flag
  /// A number.
  case number
  /// A number that is stored as a `Float`.
  case float
  /// A number from 0 to 1.
  case fraction
  /// A whole number.
  case integer
  /// A whole number from 0 to 1000.
  case count
  /// A text.
  case text
  /// Several texts.
  case texts
  /// A case of an enumeration.
  case choice(PropertyChoices)
  /// A color.
  case color
  /// A font.
  case font
  /// An image.
  case image
  /// A size, in points.
  case size
  /// Insets, in points.
  case insets
  /// Insets from leading and trailing, in points.
  case directionalInsets
  /// A text with attributes.
  case attributedText
  /// A value of another kind, or none.
  case optional(PropertyKind)

  /// The kind without the possibility of no value.
  package var required: PropertyKind {
    if case .optional(let kind) = self { kind } else { self }
  }

  /// Whether the value is a text.
  package var isText: Bool {
    if case .text = required { true } else { false }
  }

  /// Whether documents write the value as an element with a key. They write other values as attributes.
  package var isElement: Bool {
    switch required {
    case .color, .font, .size, .insets, .directionalInsets, .attributedText: true
    default: false
    }
  }
}
