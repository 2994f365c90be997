// SPDX-License-Identifier: MIT

/// The value of a property.
package enum ComparedValue: Sendable, Codable, Hashable {
  /// True or false.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text that people read.
  case text(String)
  /// A name: a case of an enumeration, a class, a method, an image.
  case name(String)
  /// A color.
  case color(ComparedColor)
  /// A font.
  case font(ComparedFont)
  /// Several values, such as the distances of insets.
  case list([ComparedValue])

  /// Whether two values are the same for a person who looks at the screen. Numbers may differ by a thousandth, which is what writing
  /// and reading them costs.
  package func isSame(as other: ComparedValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): abs(left - right) <= 0.001 * max(1, abs(left) / 1000)
    case (.color(let left), .color(let right)): left.isSame(as: right)
    case (.font(let left), .font(let right)): left.isSame(as: right)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    default: self == other
    }
  }
}

/// A color: by its name if it has a meaning that depends on the appearance, otherwise by its components.
package struct ComparedColor: Sendable, Codable, Hashable {
  /// The name of a color of the system or of a catalog; `nil` for components.
  package var name: String?
  /// Red, green, blue and alpha from 0 to 1, in sRGB; `nil` if they are not known.
  package var components: [Double]?

  /// Creates a color.
  package init(name: String? = nil, components: [Double]? = nil) {
    self.name = name
    self.components = components
  }

  /// Whether two colors have the same name, or the same components in steps of 1/255.
  ///
  /// A color written with more digits, or converted from one color space to another, may be a step away.
  package func isSame(as other: ComparedColor) -> Bool {
    if name != nil || other.name != nil { return name == other.name }
    guard let components, let others = other.components, components.count == others.count else {
      return components == other.components
    }
    return zip(components, others).allSatisfy { abs($0 - $1) <= 1.01 / 255 }
  }
}

/// A font.
package struct ComparedFont: Sendable, Codable, Hashable {
  /// The text style, such as `footnote`; `nil` for a font of fixed size.
  package var style: String?
  /// The name of the font or family; `nil` for the system font.
  package var name: String?
  /// The size, in points; `nil` for that of the style.
  package var size: Double?
  /// The weight, such as `semibold`; `nil` for the regular one.
  package var weight: String?

  /// Creates a font.
  package init(style: String? = nil, name: String? = nil, size: Double? = nil, weight: String? = nil) {
    self.style = style
    self.name = name
    self.size = size
    self.weight = weight
  }

  fileprivate func isSame(as other: ComparedFont) -> Bool {
    guard style == other.style, name == other.name, weight == other.weight else { return false }
    guard let size, let otherSize = other.size else { return size == other.size }
    return abs(size - otherSize) < 0.01
  }
}
