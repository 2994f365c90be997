// SPDX-License-Identifier: MIT

import Tinamou

/// The insets that screens, bars and margins can apply to the contents of a view.
///
/// Source: Facts, “Bars and safe areas”.
enum Surroundings {
  /// The insets of screens: status bars, rounded corners, the home indicator; and the bar of a sheet.
  private static let screens: Set<Double> = {
    var insets: Set<CGFloat> = [0]
    for generation in InterfaceGeneration.allCases {
      insets.insert(BarMetrics.upright(.phone, generation).sheetNavigationBar)
    }
    for device in DeviceProfile.all {
      for orientation in [DeviceOrientation.portrait, .landscape] {
        insets.insert(device.statusBarHeight(in: orientation))
        for generation in InterfaceGeneration.allCases {
          let area = device.safeArea(in: orientation, generation)
          insets.formUnion([area.top, area.left, area.bottom])
        }
      }
    }
    return Set(insets.map { Double($0) })
  }()
  /// The insets that bars add to those of the screen, in every generation.
  private static let bars: Set<Double> = {
    var heights: Set<CGFloat> = [0]
    for device in DeviceProfile.all {
      for orientation in [DeviceOrientation.portrait, .landscape] {
        for generation in InterfaceGeneration.allCases {
          heights.formUnion(device.bars(in: orientation, generation).heights)
        }
      }
    }
    return Set(heights.map { Double($0) })
  }()
  /// The insets of margins.
  private static let margins = DeviceProfile.margins.map { Double($0) }

  /// Returns whether an edge that is `inset` points inside could also be `gap` points further in or out.
  static func allow(_ inset: Double, movedBy gap: Double) -> Bool {
    let candidates = [inset + gap, inset - gap]
    return candidates.contains { candidate in
      margins.contains { abs($0 - candidate) <= 1 }
        || screens.contains { screen in bars.contains { abs(screen + $0 - candidate) <= 0.5 } }
    }
  }
}
