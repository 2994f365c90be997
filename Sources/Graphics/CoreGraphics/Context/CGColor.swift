// SPDX-License-Identifier: MIT

import Foundation

/// A color: components in a gray or an RGB color space, or an image that is repeated.
///
/// Differs from Core Graphics: RGB components of all spaces are taken as sRGB, gray ones as equal parts of red, green and blue, and
/// colors of ink are converted to RGB where they are made.
public final class CGColor: Hashable, Sendable {
  /// The kind of color space: `monochrome`, `rgb` or `pattern`.
  package let model: CGColorSpaceModel
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// The image that fills areas in place of the components; `nil` for a color without a pattern.
  package let pattern: DrawingCommand.Image?

  private init(
    _ model: CGColorSpaceModel, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat,
    pattern: DrawingCommand.Image? = nil
  ) {
    (self.model, self.red, self.green, self.blue, self.alpha) = (model, red, green, blue, alpha)
    self.pattern = pattern
  }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, red, green, blue, alpha)
  }

  /// Creates a color that fills backgrounds with copies of an image, and all else with a medium gray.
  package convenience init(pattern: DrawingCommand.Image) {
    self.init(.pattern, 0.5, 0.5, 0.5, 1, pattern: pattern)
  }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.monochrome, gray, gray, gray, alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a color of ink from components from 0 to 1.
  ///
  /// Differs from Core Graphics: the color is converted to RGB without a color profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// Creates a color from the components of a color space and the opacity after them, each from 0 to 1.
  ///
  /// - Returns: `nil` for a color space whose colors are not gray, RGB or ink.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let alpha = components[space.numberOfComponents]
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: alpha)
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case .cmyk:
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
        alpha: alpha)
    default: return nil
    }
  }

  /// The components, from 0 to 1: red, green, blue and alpha; the gray and alpha; or the alpha of a color with a pattern.
  public var components: [CGFloat]? {
    switch model {
    case .monochrome: [red, alpha]
    case .pattern: [alpha]
    default: [red, green, blue, alpha]
    }
  }

  /// The number of ``components``, including alpha.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The color space: gray, RGB or that of patterns, whose components may lie outside 0 to 1.
  public var colorSpace: CGColorSpace? {
    switch model {
    case .monochrome: CGColorSpace(name: CGColorSpace.extendedGray)
    case .pattern: CGColorSpace(model: .pattern, name: nil)
    default: CGColorSpace(name: CGColorSpace.extendedSRGB)
    }
  }

  /// Returns the color in another color space: a gray of the same luminance, or the same color in RGB.
  ///
  /// - Returns: `nil` for colors with a pattern, and for spaces that are neither gray nor RGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? {
    guard model != .pattern else { return nil }
    switch space.model {
    case .monochrome: return model == .monochrome ? self : CGColor(gray: luminance, alpha: alpha)
    case .rgb: return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    default: return nil
    }
  }

  /// The gray with the same luminance, by the weights and the transfer function of sRGB.
  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// A copy of the color with another opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  package func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(model, red, green, blue, alpha, pattern: pattern) }

  /// The color between this one, at 0, and another, at 1. Between two grays it is a gray.
  package func mixed(with other: CGColor, at share: CGFloat) -> CGColor {
    func mix(_ channel: KeyPath<CGColor, CGFloat>) -> CGFloat {
      self[keyPath: channel] + (other[keyPath: channel] - self[keyPath: channel]) * share
    }
    let isGray = model == .monochrome && other.model == .monochrome
    return CGColor(isGray ? .monochrome : .rgb, mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
  }

  /// The components, separated by spaces, for descriptions.
  package var componentList: String {
    (components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether both colors have the same components of the same kind of color space, and the same pattern. A gray in RGB is
  /// not equal to one in a gray color space.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.model == b.model && a.pattern == b.pattern
      && (a.red, a.green, a.blue, a.alpha) == (b.red, b.green, b.blue, b.alpha)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

/// A type that can be expressed as a Core Graphics color, such as UIKit's colors.
///
/// Layers accept such values where Core Animation's properties have no static type.
package protocol CGColorConvertible {
  /// The Core Graphics color that corresponds to the value.
  var cgColor: CGColor { get }
}
