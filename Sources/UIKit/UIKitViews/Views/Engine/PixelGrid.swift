// SPDX-License-Identifier: MIT

/// The pixel grid of a device.
package struct PixelGrid {
  /// The number of pixels per point.
  package let scale: Double

  package init(scale: Double) { self.scale = scale }

  /// `value`, in points, rounded to the nearest pixel; halves are rounded up.
  ///
  /// Computed values have rounding errors, so halves are recognized with a tolerance. It also covers the multipliers of
  /// Interface Builder documents, which are written with six digits.
  package func rounded(_ value: Double) -> Double {
    let pixels = (value * scale + 0.5 + Self.tolerance).rounded(.down)
    return pixels / scale
  }

  /// The greatest distance below half a pixel at which a value is still rounded up, in pixels.
  private static let tolerance = 1e-4

  /// `value`, in points, rounded up to a pixel.
  package func roundedUp(_ value: Double) -> Double {
    // Adding 0 replaces the -0 of a size just below 0 by 0.
    (value * scale - 1e-6).rounded(.up) / scale + 0
  }

  /// `value`, in points, if it is a whole number of pixels up to rounding errors: exactly that number of pixels.
  ///
  /// The difference of two rounded edges is not always the number nearest to a multiple of a third.
  func snapped(_ value: Double) -> Double {
    let pixels = value * scale
    let whole = pixels.rounded()
    return abs(pixels - whole) < 1e-6 ? whole / scale : value
  }

  /// Whether `value`, in points, is a whole number of pixels.
  func isWhole(_ value: Double) -> Bool {
    let pixels = value * scale
    return abs(pixels - pixels.rounded()) < 1e-9
  }
}
