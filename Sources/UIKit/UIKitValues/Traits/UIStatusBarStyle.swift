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

/// The animation with which the status bar is hidden or shown. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
