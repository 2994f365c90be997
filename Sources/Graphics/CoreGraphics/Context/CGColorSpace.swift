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

extension CGColorSpace {
  /// The name of a color space with a wide gamut.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of sRGB with components outside 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of a linear color space.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of a gray color space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of an old RGB color space.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The kind of color space: RGB.
  public var model: CGColorSpaceModel { .rgb }
  /// The number of components without the opacity: 3.
  public var numberOfComponents: Int { 3 }
  /// The name of the color space: that of sRGB.
  public var name: String? { CGColorSpace.sRGB }
}

/// Returns the gray color space of the device. Its colors are sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpaceCreateDeviceRGB() }
