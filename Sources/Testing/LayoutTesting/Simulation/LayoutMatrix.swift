// SPDX-License-Identifier: MIT

import Tinamou

/// All combinations of devices, orientations, text sizes, directions, appearances and languages. The device varies
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
    textSizes: [UIContentSizeCategory] = [.large],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    appearances: [UIUserInterfaceStyle] = [.light], languages: [PseudoLanguage?] = [nil]
  ) {
    var cases: [LayoutCase] = []
    for device in devices {
      for orientation in orientations {
        for textSize in textSizes {
          for direction in directions {
            for appearance in appearances {
              for language in languages {
                cases.append(
                  LayoutCase(
                    device: device, orientation: orientation, textSize: textSize, direction: direction,
                    appearance: appearance, language: language))
              }
            }
          }
        }
      }
    }
    self.cases = cases
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
