// SPDX-License-Identifier: MIT

import Foundation

/// A gradient: colors at locations between 0 and 1.
public final class CGGradient: Equatable, Sendable {
  /// A color and its location.
  public struct Stop: Equatable, Sendable {
    /// The location of the color, from 0 to 1.
    public let location: CGFloat
    /// The color at the location.
    public let color: CGColor
  }

  /// The colors in the order of their locations, for renderers. Core Graphics does not expose them.
  public let stops: [Stop]

  /// Creates a gradient of `colors` at `locations`, or at evenly spaced locations if that is `nil`.
  ///
  /// - Returns: `nil` without colors or when the arrays have different lengths.
  public init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let positions = locations ?? colors.indices.map { CGFloat($0) / last }
    stops = zip(positions, colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { Stop(location: $0.element.0, color: $0.element.1) }
  }

  /// Creates a gradient with Core Graphics' initializer. Differs from Core Graphics: `space` is ignored; all colors are sRGB.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    self.init(colors: colors, locations: locations)
  }

  /// Creates a gradient with Core Graphics' initializer. Differs from Core Graphics: `space` is ignored; all colors are sRGB.
  /// Elements of `colors` that are not colors are left out.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    self.init(colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Creates a gradient of colors that are given by their components in `space`: those and the opacity of one color after the other.
  ///
  /// - Returns: `nil` without colors, or if the colors of `space` are not gray, RGB or ink.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(count, 0)).compactMap { index in
      CGColor(colorSpace: space, components: components + (space.numberOfComponents + 1) * index)
    }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// The color at a location from 0 to 1.
  package func color(at location: CGFloat) -> CGColor {
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    return a.color.mixed(with: b.color, at: (location - a.location) / (b.location - a.location))
  }

  /// Whether both gradients have the same colors and locations.
  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
}

/// Whether a gradient extends beyond its ends. Raw values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
