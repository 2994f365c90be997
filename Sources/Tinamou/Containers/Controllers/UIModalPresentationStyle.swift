// SPDX-License-Identifier: MIT

/// How a controller is presented. Raw values are UIKit's.
///
/// Source: Apple, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As a sheet where the system has them, full screen before.
  case automatic = -2
  /// Not adapted.
  case none = -1
  /// Over the whole window; what is below leaves the screen.
  case fullScreen = 0
  /// As a sheet with a strip of what is behind it.
  case pageSheet = 1
  /// In the middle of a tablet's screen; on phones as ``pageSheet``.
  case formSheet = 2
  /// In the place of the controller that defines a context.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// Over the whole window; what is below stays.
  case overFullScreen = 5
  /// Over the controller that defines a context; it stays.
  case overCurrentContext = 6
  /// In a bubble beside what it belongs to; on phones as ``pageSheet``.
  case popover = 7
}
