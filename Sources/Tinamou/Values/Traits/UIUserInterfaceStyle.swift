// SPDX-License-Identifier: MIT

/// Light or dark appearance, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said of the appearance.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2
}
