// SPDX-License-Identifier: MIT

import Tinamou

extension DeviceProfile {
  /// The iPhone SE of the second and third generation: 375 × 667 points, with a home button.
  public static let iPhoneSE = known("iPhone SE (3rd generation)")
  /// The iPhone 13 mini: 375 × 812 points.
  public static let iPhone13Mini = known("iPhone 13 mini")
  /// The iPhone 15: 393 × 852 points.
  public static let iPhone15 = known("iPhone 15")
  /// The iPhone 15 Plus and Pro Max: 430 × 932 points.
  public static let iPhone15Plus = known("iPhone 15 Plus")
  /// The iPhone 16 Pro: 402 × 874 points.
  public static let iPhone16Pro = known("iPhone 16 Pro")
  /// The iPhone 16 Pro Max: 440 × 956 points.
  public static let iPhone16ProMax = known("iPhone 16 Pro Max")
  /// The iPad mini of the sixth generation: 744 × 1133 points.
  public static let iPadMini = known("iPad mini 8.3")
  /// The iPad Air 10.9 and the iPad of the tenth generation: 820 × 1180 points.
  public static let iPad = known("iPad Air 10.9")
  /// The iPad Pro 12.9: 1024 × 1366 points.
  public static let iPadPro12 = known("iPad Pro 12.9")

  private static func known(_ name: String) -> DeviceProfile { named(name) ?? standard }
}
