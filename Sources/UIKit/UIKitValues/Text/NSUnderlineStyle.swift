// SPDX-License-Identifier: MIT

/// The style of a line under or through text: a thickness and a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Creates a style from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A pattern of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A pattern of a dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A pattern of a dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// The line is not drawn at white space between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The corresponding pattern of a drawing command; `nil` for no line.
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

/// Conversion to a number, so that a style that is used as the value of an attribute is stored as its raw value, as
/// on iOS.
///
/// Without the conversion, Foundation on Linux would wrap it in an object that its attributed strings cannot compare.
extension NSUnderlineStyle: _ObjectiveCBridgeable {
  /// Returns the raw value as a number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

  /// Converts a number to a style.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout NSUnderlineStyle?) {
    result = NSUnderlineStyle(rawValue: source.intValue)
  }

  /// Converts a number to a style. Always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) -> Bool {
    result = NSUnderlineStyle(rawValue: source.intValue)
    return true
  }

  /// Returns the style with the number as its raw value; no style for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: source?.intValue ?? 0)
  }
}
