// SPDX-License-Identifier: MIT

/// The device's pixels, in points.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// `value` on the nearest pixel; halfway between two on the upper one.
  ///
  /// Numbers that the solver computed lie a hair beside what they mean, so a half is taken with a tolerance.
  func rounded(_ value: Double) -> Double {
    let pixels = (value * scale + 0.5 + 1e-6).rounded(.down)
    return pixels / scale
  }

  /// `value` on the next pixel at or above it.
  func roundedUp(_ value: Double) -> Double {
    // Adding 0 turns the -0 of a size that lies a hair below 0 into 0.
    (value * scale - 1e-6).rounded(.up) / scale + 0
  }

  /// Whether `value` is a whole number of pixels.
  func isWhole(_ value: Double) -> Bool {
    let pixels = value * scale
    return abs(pixels - pixels.rounded()) < 1e-9
  }
}
