// SPDX-License-Identifier: MIT

/// The generation of iOS whose rules for bars and margins are followed.
///
/// The same application code is laid out by other rules on an old system: before iOS 11 there is no safe area, and
/// controllers change the insets of scroll views instead. Not a UIKit type: on a device, the system is the one installed.
///
/// ```swift
/// InterfaceGeneration.iOS10.whileCurrent {
///   window.makeKeyAndVisible()
/// }
/// ```
public enum InterfaceGeneration: Int, Sendable, CaseIterable, Comparable {
  /// iOS 7 to 10: bars through which content shines, controllers that adjust the insets of scroll views.
  case iOS10 = 10
  /// iOS 13 to 18: the safe area, large titles, sheets that leave a strip of what is behind them.
  case iOS16 = 16
  /// iOS 26: higher navigation bars.
  case iOS26 = 26

  /// The generation in force, ``iOS16`` at first. Set it before views are made: what is laid out already stays as it is
  /// until its next layout.
  @MainActor public static var current = InterfaceGeneration.iOS16

  /// Does `body` with this generation in force, and then goes back to the one before.
  @MainActor
  public func whileCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    let previous = InterfaceGeneration.current
    InterfaceGeneration.current = self
    defer { InterfaceGeneration.current = previous }
    return try body()
  }

  /// The version that `UIDevice.systemVersion` tells.
  public var systemVersion: String {
    switch self {
    case .iOS10: "10.3"
    case .iOS16: "17.0"
    case .iOS26: "26.0"
    }
  }

  /// Older systems come first.
  public static func < (left: InterfaceGeneration, right: InterfaceGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether views know a safe area that scroll views and margins follow.
  var hasSafeArea: Bool { self > .iOS10 }
}
