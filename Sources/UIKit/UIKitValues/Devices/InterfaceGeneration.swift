// SPDX-License-Identifier: MIT

/// The generation of iOS whose layout rules apply to bars and margins.
///
/// The layout rules differ between versions: before iOS 11 there is no safe area, and view controllers change the
/// insets of scroll views instead. Not a UIKit type: on a device, the system is given.
///
/// ```swift
/// InterfaceGeneration.iOS10.whileCurrent {
///   window.makeKeyAndVisible()
/// }
/// ```
public enum InterfaceGeneration: Int, Sendable, CaseIterable, Comparable {
  /// iOS 7 to 10: translucent bars, and view controllers that adjust the insets of scroll views.
  case iOS10 = 10
  /// iOS 11: the safe area and large titles. Presented controllers cover the screen.
  case iOS11 = 11
  /// iOS 12: as iOS 11, with higher bars on iPads.
  case iOS12 = 12
  /// iOS 13 to 18: the safe area, large titles, and sheets above which part of the presenting view remains visible.
  case iOS16 = 16
  /// iOS 26: taller navigation bars.
  case iOS26 = 26

  /// The current generation. The default is ``iOS16``. Set it before views are created: existing views are not
  /// updated until their next layout.
  ///
  /// Setting it inside ``whileCurrent(_:)`` changes the generation of the current task only.
  @MainActor public static var current: InterfaceGeneration {
    get { setting.value }
    set { setting.value = newValue }
  }

  @MainActor private static let setting = LayoutSetting(InterfaceGeneration.iOS16)

  /// Runs `body` with this generation and restores the previous one afterward.
  @MainActor
  public func whileCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    try InterfaceGeneration.setting.withValue(self, body)
  }

  /// Runs `body` with this generation for the current task and its child tasks, including while they are suspended.
  @MainActor
  package func whileCurrent<Value: Sendable>(inTask body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await InterfaceGeneration.setting.withValue(self, body)
  }

  /// The value of `UIDevice.systemVersion`.
  public var systemVersion: String {
    switch self {
    case .iOS10: "10.3"
    case .iOS11: "11.4"
    case .iOS12: "12.5"
    case .iOS16: "17.0"
    case .iOS26: "26.0"
    }
  }

  /// Returns whether `left` is older than `right`.
  public static func < (left: InterfaceGeneration, right: InterfaceGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether views have a safe area that affects scroll views and margins.
  package var hasSafeArea: Bool { self > .iOS10 }

  /// Whether presented controllers appear as sheets on phones too, unless they specify another style.
  package var hasSheets: Bool { self >= .iOS16 }
}
