// SPDX-License-Identifier: MIT

/// The direction of a user interface, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
