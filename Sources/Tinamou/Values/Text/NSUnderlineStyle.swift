// SPDX-License-Identifier: MIT

/// How a line under or through text looks: a thickness with a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The value as UIKit has it.
  public let rawValue: Int
  /// The value that UIKit has for `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Not under or through the white space between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The style as a display list has it; nil for no line.
  var pattern: DrawingCommand.Decoration.Pattern? {
    switch rawValue & 0x0F00 {
    case 0x0100: .dotted
    case 0x0200, 0x0300, 0x0400: .dashed
    default:
      switch rawValue & 0x0F {
      case 0x01: .single
      case 0x02: .thick
      case 0x09: .double
      default: nil
      }
    }
  }
}
