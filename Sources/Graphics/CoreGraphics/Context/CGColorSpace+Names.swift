// SPDX-License-Identifier: MIT

import Foundation

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
