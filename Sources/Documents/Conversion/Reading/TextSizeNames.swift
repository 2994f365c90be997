// SPDX-License-Identifier: MIT

import Tinamou

/// The words of layout files for text sizes.
enum TextSizeNames {
  /// Returns the word for a text size; `nil` for the standard size.
  static func name(of category: UIContentSizeCategory) -> String? {
    switch category {
    case .extraSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .extraLarge: "xl"
    case .extraExtraLarge: "xxl"
    case .extraExtraExtraLarge: "xxxl"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    default: nil
    }
  }
}
