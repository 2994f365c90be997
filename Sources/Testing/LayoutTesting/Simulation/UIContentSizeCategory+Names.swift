// SPDX-License-Identifier: MIT

import Tinamou

extension UIContentSizeCategory {
  /// The first accessibility text size, AX1 on a device.
  public static let accessibility1 = accessibilityMedium
  /// The second accessibility text size, AX2 on a device.
  public static let accessibility2 = accessibilityLarge
  /// The third accessibility text size, AX3 on a device.
  public static let accessibility3 = accessibilityExtraLarge
  /// The fourth accessibility text size, AX4 on a device.
  public static let accessibility4 = accessibilityExtraExtraLarge
  /// The fifth and largest accessibility text size, AX5 on a device.
  public static let accessibility5 = accessibilityExtraExtraExtraLarge

  /// The name in descriptions of layout cases.
  var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    default: rawValue
    }
  }
}
