// SPDX-License-Identifier: MIT

/// The insets that screens, bars and margins can apply to the contents of a view.
///
/// Source: the safe areas of Apple's devices and the heights of UIKit's bars, in the versions since iOS 7.
enum Surroundings {
  /// The insets of screens: status bars, rounded corners, the home indicator or the bar of a sheet.
  private static let screens: [Double] = [0, 20, 21, 24, 25, 29, 32, 34, 40, 44, 47, 48, 50, 51, 53, 54, 56, 59, 62]
  /// The additional insets of bars.
  private static let bars: [Double] = [0, 32, 44, 49, 50, 52, 54, 56, 70, 96]
  /// The insets of margins.
  private static let margins: [Double] = [0, 8, 10, 15, 16, 20]

  /// Returns whether an edge that is `inset` points inside could also be `gap` points further in or out.
  static func allow(_ inset: Double, movedBy gap: Double) -> Bool {
    let candidates = [inset + gap, inset - gap]
    return candidates.contains { candidate in
      margins.contains { abs($0 - candidate) <= 1 }
        || screens.contains { screen in bars.contains { abs(screen + $0 - candidate) <= 0.5 } }
    }
  }
}
