// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// One line of text in one font, where layout put it.
  ///
  /// A renderer draws exactly `string`, without breaking it, and fits it to `width`, so that a picture agrees with the
  /// layout whatever font is at hand.
  public struct TextLine: Equatable, Hashable, Sendable {
    /// What the line says. No line breaks.
    public var string: String
    /// The font asked for.
    public var font: Font
    /// The colour of the letters.
    public var color: CGColor
    /// The left end of the baseline, in points, whatever direction the text runs in.
    public var origin: CGPoint
    /// How wide layout took the line to be, in points, letter spacing included.
    public var width: CGFloat
    /// Extra space after each letter, in points; already part of ``width``.
    public var letterSpacing: CGFloat
    /// A line below the letters.
    public var underline: Decoration?
    /// A line through the letters.
    public var strikethrough: Decoration?
    /// Whether the line's base direction is right to left.
    public var isRightToLeft: Bool

    /// A line of the facts given.
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

  /// A line under or through text.
  public struct Decoration: Equatable, Hashable, Sendable {
    /// How the line looks.
    public enum Pattern: Hashable, Sendable { case single, thick, double, dotted, dashed }

    /// How the line looks.
    public var pattern: Pattern
    /// The line's colour.
    public var color: CGColor

    /// A decoration of the facts given.
    public init(pattern: Pattern = .single, color: CGColor) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The facts of a font that a renderer needs to choose one of its own.
  public struct Font: Equatable, Hashable, Sendable {
    /// The kind of letters.
    public enum Design: Hashable, Sendable { case system, rounded, serif, monospaced }

    /// The family asked for by name; `nil` for the system font.
    public var family: String?
    /// The size, in points.
    public var pointSize: CGFloat
    /// The weight on UIKit's scale, from -1 (thinnest) over 0 (regular) to 1.
    public var weight: CGFloat
    /// Whether the letters lean.
    public var isItalic: Bool
    /// Whether all digits are equally wide.
    public var hasMonospacedDigits: Bool
    /// The kind of letters, for the system font.
    public var design: Design

    /// A font of the facts given.
    public init(
      family: String? = nil, pointSize: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
      hasMonospacedDigits: Bool = false, design: Design = .system
    ) {
      self.family = family
      self.pointSize = pointSize
      self.weight = weight
      self.isItalic = isItalic
      self.hasMonospacedDigits = hasMonospacedDigits
      self.design = design
    }
  }
}
