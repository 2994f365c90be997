// SPDX-License-Identifier: MIT

/// The animation with which the status bar is hidden or shown. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
