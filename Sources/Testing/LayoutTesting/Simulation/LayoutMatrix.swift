// SPDX-License-Identifier: MIT

import Tinamou

/// All combinations of devices, orientations, systems, text sizes, directions, appearances and languages. The device varies
/// slowest.
///
/// As the arguments of a test of Swift Testing, it runs the test once for each case:
///
/// ```swift
/// @Test(arguments: LayoutMatrix(devices: [.iPhoneSE, .iPhone15], textSizes: [.large, .accessibility3]))
/// func card(layoutCase: LayoutCase) {
///   layoutCase.run { expectLayout(of: show(CardViewController())) }
/// }
/// ```
/// In a test of XCTest, use ``run(_:)`` as the loop.
public struct LayoutMatrix: Sendable, RandomAccessCollection {
  private let cases: [LayoutCase]

  /// Creates the combinations of the given values. Each list defaults to the value of a new iPhone 15.
  public init(
    devices: [DeviceProfile] = [.standard], orientations: [DeviceOrientation] = [.portrait],
    systems: [InterfaceGeneration?] = [nil],
    textSizes: [UIContentSizeCategory] = [.large],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    appearances: [UIUserInterfaceStyle] = [.light], languages: [PseudoLanguage?] = [nil]
  ) {
    cases = devices.map { LayoutCase(device: $0) }.varied(\.orientation, orientations).varied(\.system, systems)
      .varied(\.textSize, textSizes).varied(\.direction, directions).varied(\.appearance, appearances)
      .varied(\.language, languages)
  }

  /// A small and a large phone, in both directions, with the default, the largest ordinary and a large accessibility
  /// text size: 12 cases.
  public static let standard = LayoutMatrix(
    devices: [.iPhoneSE, .iPhone15Plus], textSizes: [.large, .extraExtraExtraLarge, .accessibility3],
    directions: [.leftToRight, .rightToLeft])

  /// Three phones and a tablet in both orientations, both directions and three text sizes: 48 cases.
  public static let all = LayoutMatrix(
    devices: [.iPhoneSE, .iPhone15, .iPhone16ProMax, .iPad], orientations: [.portrait, .landscape],
    textSizes: [.large, .extraExtraExtraLarge, .accessibility3], directions: [.leftToRight, .rightToLeft])

  /// The position of the first case.
  public var startIndex: Int { cases.startIndex }
  /// The position after the last case.
  public var endIndex: Int { cases.endIndex }
  /// The case at a position.
  public subscript(position: Int) -> LayoutCase { cases[position] }

  /// Calls `body` once for each case, as the current case.
  @MainActor
  public func run(_ body: (LayoutCase) throws -> Void) rethrows {
    for layoutCase in cases { try layoutCase.run { try body(layoutCase) } }
  }

  /// Calls `body` once for each case, as the current case, including while `body` is suspended.
  @MainActor
  public func run(_ body: @MainActor (LayoutCase) async throws -> Void) async rethrows {
    for layoutCase in cases { try await layoutCase.run { try await body(layoutCase) } }
  }
}

extension [LayoutCase] {
  /// Returns each case once for each of `values`.
  fileprivate func varied<Value>(_ property: WritableKeyPath<LayoutCase, Value>, _ values: [Value]) -> [LayoutCase] {
    flatMap { layoutCase in
      values.map { value in
        var copy = layoutCase
        copy[keyPath: property] = value
        if copy.language == .rightToLeft { copy.direction = .rightToLeft }
        return copy
      }
    }
  }
}
