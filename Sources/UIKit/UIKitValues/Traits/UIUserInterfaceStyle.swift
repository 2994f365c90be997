// SPDX-License-Identifier: MIT

/// The light or dark appearance, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified appearance.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2
}
