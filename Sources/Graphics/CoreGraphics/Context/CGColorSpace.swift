// SPDX-License-Identifier: MIT

import Foundation

/// A kind of color space. Raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// A color space: its kind and its name.
///
/// Differs from Core Graphics: it tells the number of components and their meaning. The components of all RGB spaces are drawn as
/// sRGB.
public final class CGColorSpace: Equatable, Sendable {
  /// The kind of color space.
  public let model: CGColorSpaceModel
  /// The name; `nil` for that of patterns.
  public let name: String?

  init(model: CGColorSpaceModel, name: String?) { (self.model, self.name) = (model, name) }

  /// Creates the color space with a name of Core Graphics.
  ///
  /// - Returns: `nil` if `name` is none of the constants of this type.
  public convenience init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    self.init(model: model, name: name)
  }

  /// The number of components without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// Whether both have the same kind and name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model && a.name == b.name }
}

extension CGColorSpace {
  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of a color space with a wide gamut.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components outside 0 to 1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of sRGB with components outside 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of a linear color space.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of a linear color space with components outside 0 to 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of a gray color space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of a gray color space with components outside 0 to 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of a linear gray color space.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of an old RGB color space.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The name of a color space of ink.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  /// The name of a color space of cameras and printers.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"

  static let deviceRGB = "kCGColorSpaceDeviceRGB"
  static let deviceGray = "kCGColorSpaceDeviceGray"
  static let deviceCMYK = "kCGColorSpaceDeviceCMYK"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, displayP3: .rgb, extendedDisplayP3: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb,
    extendedLinearSRGB: .rgb, genericRGBLinear: .rgb, adobeRGB1998: .rgb, deviceRGB: .rgb,
    genericGrayGamma2_2: .monochrome, extendedGray: .monochrome, linearGray: .monochrome, deviceGray: .monochrome,
    genericCMYK: .cmyk, deviceCMYK: .cmyk,
  ]
}

/// The device's RGB color space. Its colors are drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(model: .rgb, name: CGColorSpace.deviceRGB)
}

/// The device's gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome, name: CGColorSpace.deviceGray)
}

/// The device's color space of ink.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(model: .cmyk, name: CGColorSpace.deviceCMYK)
}
