// SPDX-License-Identifier: MIT

import Foundation

/// The differences of colors as the eye sees them: CIE 1994, for graphics, under the light D65.
struct PerceivedColors {
  private struct Lab {
    let lightness: Double
    let a: Double
    let b: Double
  }

  private var known: [UInt32: Lab] = [:]

  /// The difference of two pixels of sRGB with alpha first, from 0; about 1 is the smallest that is seen.
  mutating func distance(_ first: UInt32, _ second: UInt32) -> Double {
    let (p, q) = (lab(first), lab(second))
    let chroma = (hypot(p.a, p.b), hypot(q.a, q.b))
    let (dL, dC, da, db) = (p.lightness - q.lightness, chroma.0 - chroma.1, p.a - q.a, p.b - q.b)
    let hueSquared = max(0, da * da + db * db - dC * dC)
    let (sC, sH) = (1 + 0.045 * chroma.0, 1 + 0.015 * chroma.0)
    return (dL * dL + dC / sC * (dC / sC) + hueSquared / (sH * sH)).squareRoot()
  }

  private mutating func lab(_ pixel: UInt32) -> Lab {
    if let lab = known[pixel] { return lab }
    let lab = Self.lab(of: pixel)
    known[pixel] = lab
    return lab
  }

  private static func lab(of pixel: UInt32) -> Lab {
    let r = linear[Int(pixel >> 16 & 0xFF)]
    let g = linear[Int(pixel >> 8 & 0xFF)]
    let b = linear[Int(pixel & 0xFF)]
    let x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// The light of each value of a component.
  private static let linear: [Double] = (0..<256).map { value in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
