// SPDX-License-Identifier: MIT

/// The text size that the user prefers, smallest first. The last five are the accessibility sizes.
public enum TextSizeCategory: Int, CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall, small, medium
  /// The default size.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether `left` is smaller than `right`.
  public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool { left.rawValue < right.rawValue }
}
