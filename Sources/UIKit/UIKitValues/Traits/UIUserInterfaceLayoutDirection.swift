// SPDX-License-Identifier: MIT

/// The layout direction of a user interface, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right: the leading edge is the left edge.
  case leftToRight = 0
  /// Right to left: the leading edge is the right edge.
  case rightToLeft = 1
}
