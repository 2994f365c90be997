// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The version of iOS whose rules and sizes apply.
///
/// The sizes are in `SystemMetrics`, one table for each generation: several versions share one. Not a UIKit type: on a device, the
/// system is given.
///
/// ```swift
/// InterfaceGeneration.iOS26.whileCurrent {
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
  /// iOS 13 to 16: the safe area, large titles, and sheets above which part of the presenting view remains visible.
  case iOS16 = 16
  /// iOS 17: the same sizes as iOS 16.
  case iOS17 = 17
  /// iOS 18: the same sizes as iOS 16.
  case iOS18 = 18
  /// iOS 26: taller navigation bars, platters around bar buttons and tabs, higher rows, wider switches and alerts.
  case iOS26 = 26
  /// iOS 27: the same sizes as iOS 26.
  case iOS27 = 27

  /// The generation that applies where none is chosen.
  public static let standard = InterfaceGeneration.iOS26

  /// The current generation. The default is ``standard``, or that of
  /// `SIMULATOR_RUNTIME_VERSION` in the environment. Set it before views are created: existing views are not
  /// updated until their next layout.
  ///
  /// Setting it inside ``whileCurrent(_:)`` changes the generation of the current task only.
  @MainActor public static var current: InterfaceGeneration {
    get { setting.value }
    set {
      setting.value = newValue
      lastSet.store(newValue.rawValue, ordering: .relaxed)
    }
  }

  /// The current generation on the main thread, and the one that was last set on others.
  static var currentOnAnyThread: InterfaceGeneration {
    if Thread.isMainThread { return setting.valueOnMainThread }
    return InterfaceGeneration(rawValue: lastSet.load(ordering: .relaxed)) ?? initial
  }

  private static let initial = SimulatorEnvironment.current.generation ?? .standard
  private static let lastSet = Atomic(0)
  private static let setting = LayoutSetting(initial)

  /// The system of `UIDevice`. It is newer than the current generation for an app that keeps its older look.
  @MainActor package static var system: InterfaceGeneration { systemOfOlderLook ?? current }

  @MainActor private static var systemOfOlderLook: InterfaceGeneration?

  /// Makes a system the current one for the whole process.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - requiresCompatibility: The value of `UIDesignRequiresCompatibility` in the app's information property list. With it, an app
  ///     looks on iOS 26 as on iOS 18. Later versions ignore it.
  @MainActor
  package static func begin(_ system: InterfaceGeneration, requiresCompatibility: Bool) {
    let looksOlder = requiresCompatibility && system == .iOS26
    systemOfOlderLook = looksOlder ? system : nil
    current = looksOlder ? .iOS18 : system
  }

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

  // MARK: Names

  /// The value of `UIDevice.systemVersion`: the version in the environment of a simulator if it has this generation.
  public var systemVersion: String {
    let environment = SimulatorEnvironment.current
    if environment.generation == self, let version = environment.systemVersion { return version }
    return switch self {
    case .iOS10: "10.3"
    case .iOS11: "11.4"
    case .iOS12: "12.5"
    case .iOS16: "16.4"
    case .iOS17: "17.5"
    case .iOS18: "18.5"
    case .iOS26: "26.1"
    case .iOS27: "27.0"
    }
  }

  /// The name of the system, such as “iOS 26”.
  public var name: String { "iOS \(rawValue)" }

  /// Returns the generation of a system, such as `26`, `iOS 26`, `iPadOS 26.1` or `18.2`; `nil` if there is none.
  ///
  /// A version whose sizes are those of another one has its generation: 13 to 15 have that of iOS 16.
  public static func named(_ name: String) -> InterfaceGeneration? {
    majorVersion(of: name).flatMap { (13...15).contains($0) ? .iOS16 : InterfaceGeneration(rawValue: $0) }
  }

  /// Returns the first number of the version of a system, such as 26 of `iPadOS 26.1`; `nil` if it is none.
  static func majorVersion(of name: String) -> Int? {
    let letters = name.lowercased().filter { !$0.isWhitespace }
    let number = ["ipados", "ios"].first(where: letters.hasPrefix).map { letters.dropFirst($0.count) } ?? letters[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3, parts.allSatisfy({ Int($0) != nil }) else { return nil }
    return parts.first.flatMap { Int($0) }
  }

  /// Returns whether `left` is older than `right`.
  public static func < (left: InterfaceGeneration, right: InterfaceGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  // MARK: Rules

  /// Whether views have a safe area that affects scroll views and margins.
  package var hasSafeArea: Bool { self > .iOS10 }

  /// Whether presented controllers appear as sheets on phones too, unless they specify another style.
  package var hasSheets: Bool { self >= .iOS16 }

  /// Whether bars show their items on platters of glass above content that reaches under the whole bar.
  package var hasPlatters: Bool { self >= .iOS26 }
}
