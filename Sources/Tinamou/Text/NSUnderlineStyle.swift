// SPDX-License-Identifier: MIT

/// How a line under or through text looks: a thickness with a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
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
