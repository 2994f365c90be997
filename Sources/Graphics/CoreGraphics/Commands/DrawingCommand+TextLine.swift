// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// One line of text in one font, positioned by layout.
  ///
  /// A renderer draws `string` without breaking it and fits it to `width`, so that pictures agree with the layout for
  /// any available font.
  public struct TextLine: Equatable, Hashable, Sendable {
    /// The text, without line breaks.
    public var string: String
    /// The requested font.
    public var font: Font
    /// The color of the text.
    public var color: CGColor
    /// The left end of the baseline, in points, for either text direction.
    public var origin: CGPoint
    /// The width of the line in layout, in points, including letter spacing.
    public var width: CGFloat
    /// The additional space after each letter, in points, included in ``width``.
    public var letterSpacing: CGFloat
    /// The line below the text; `nil` for none.
    public var underline: Decoration?
    /// The line through the text; `nil` for none.
    public var strikethrough: Decoration?
    /// Whether the base direction is right to left.
    public var isRightToLeft: Bool

    /// Creates a line of text.
    public init(
      string: String, font: Font, color: CGColor, origin: CGPoint, width: CGFloat, letterSpacing: CGFloat = 0,
      underline: Decoration? = nil, strikethrough: Decoration? = nil, isRightToLeft: Bool = false
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.origin = origin
      self.width = width
      self.letterSpacing = letterSpacing
      self.underline = underline
      self.strikethrough = strikethrough
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A line below or through text.
  public struct Decoration: Equatable, Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable { case single, thick, double, dotted, dashed }

    /// The pattern of the line.
    public var pattern: Pattern
    /// The color of the line.
    public var color: CGColor

    /// Creates a decoration.
    public init(pattern: Pattern = .single, color: CGColor) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The properties of a font from which a renderer chooses one.
  public struct Font: Equatable, Hashable, Sendable {
    /// The design of the letters.
    public enum Design: Hashable, Sendable { case system, rounded, serif, monospaced }

    /// The name of the font family; `nil` for the system font.
    public var family: String?
    /// The size, in points.
    public var pointSize: CGFloat
    /// The weight, as in UIKit: from -1 (thinnest) over 0 (regular) to 1 (heaviest).
    public var weight: CGFloat
    /// Whether the font is italic.
    public var isItalic: Bool
    /// Whether all digits have the same width.
    public var hasMonospacedDigits: Bool
    /// The design of the letters of the system font.
    public var design: Design
    /// The path of the file with the font; `nil` for an installed font.
    public var file: String?

    /// Creates a font description.
    public init(
      family: String? = nil, pointSize: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
      hasMonospacedDigits: Bool = false, design: Design = .system, file: String? = nil
    ) {
      self.family = family
      self.pointSize = pointSize
      self.weight = weight
      self.isItalic = isItalic
      self.hasMonospacedDigits = hasMonospacedDigits
      self.design = design
      self.file = file
    }
  }
}
