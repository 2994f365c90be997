// SPDX-License-Identifier: MIT

import Foundation

/// Colours at places between 0 and 1, mixed in between.
public final class CGGradient: Equatable, Sendable {
  /// One colour and its place between 0 and 1.
  public struct Stop: Equatable, Sendable {
    /// Where the colour is reached: 0 at the beginning, 1 at the end.
    public let location: CGFloat
    /// The colour that is reached there.
    public let color: CGColor
  }

  /// The colours in the order of their places. For renderers; Core Graphics keeps this to itself.
  public let stops: [Stop]

  /// A gradient of `colors` at `locations`; spread evenly when `locations` is nil.
  ///
  /// - Returns: nil without colours or when the two arrays differ in length.
  public init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    stops = zip(places, colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { Stop(location: $0.element.0, color: $0.element.1) }
  }

  /// A gradient of `colors` at `locations`, spelt as Core Graphics does; `space` is ignored, all colours are sRGB.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    self.init(colors: colors, locations: locations)
  }

  /// The colour at a place from 0 to 1.
  func color(at place: CGFloat) -> CGColor {
    guard let after = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let t = (place - a.location) / (b.location - a.location)
    func mix(_ channel: KeyPath<CGColor, CGFloat>) -> CGFloat {
      a.color[keyPath: channel] * (1 - t) + b.color[keyPath: channel] * t
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// Whether the colours and their places are the same.
  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
}

/// A space of colours. There is one, sRGB; the type lets code that names it compile.
public final class CGColorSpace: Equatable, Sendable {
  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// A space by name.
  public init?(name: String) {}

  init() {}

  /// Always true: there is one colour space, sRGB.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { true }
}

/// The red, green and blue space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Whether a gradient goes on beyond its ends. Raw values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, as Core Graphics numbers them.
  public let rawValue: UInt32
  /// The options of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Goes on with the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Goes on with the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
