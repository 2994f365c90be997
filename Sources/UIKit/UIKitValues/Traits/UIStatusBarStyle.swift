// SPDX-License-Identifier: MIT

/// The style of the status bar. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style that matches the appearance.
  case `default` = 0
  /// Light text for dark content.
  case lightContent = 1
  /// Dark text for light content.
  case darkContent = 3
}
