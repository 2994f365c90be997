// SPDX-License-Identifier: MIT

import Foundation

/// Converts a `CGFloat` to a number where an object is needed, and `value as? CGFloat` from one, as on Apple's platforms.
///
/// Without it, Foundation on Linux would wrap the value in an object that its attributed strings cannot compare: a second
/// `.kern` over a first one would end the process.
// swift-format-ignore: AvoidRetroactiveConformances, as Foundation for Linux has no such conformance
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The bridged Objective-C type.
  public typealias _ObjectiveCType = NSNumber

  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Stores the number of an object in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Stores the number of an object in `result`. Always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number of an object; 0 for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }

  /// Creates the value of a number, rounded to the nearest one that can be represented.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates the value of a number; `nil` if it cannot be represented.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }

  /// Creates the value of a number, rounded to the nearest one that can be represented.
  @available(swift, deprecated: 4, renamed: "init(truncating:)")
  public init(_ number: NSNumber) { self.init(truncating: number) }
}
