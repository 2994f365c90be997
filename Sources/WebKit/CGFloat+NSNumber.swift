// SPDX-License-Identifier: MIT

/// Lets `value as? CGFloat` find the number in what a script answers, as on Apple's platforms, where Foundation does it.
// swift-format-ignore: AvoidRetroactiveConformances, as Foundation for Linux has no such conformance
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// What it is as an object.
  public typealias _ObjectiveCType = NSNumber

  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number of an object; there always is one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number of an object; 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
