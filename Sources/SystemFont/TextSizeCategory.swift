// SPDX-License-Identifier: MIT

/// The text size a reader has chosen, smallest first; the last five are the accessibility sizes.
public enum TextSizeCategory: Int, CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall, small, medium
  /// The size of a new device.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Smaller comes first.
  public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool { left.rawValue < right.rawValue }
}
