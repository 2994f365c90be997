// SPDX-License-Identifier: MIT

/// The presentation style of a controller. Raw values are UIKit's.
///
/// Source: Apple, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A sheet since iOS 13; full screen before.
  case automatic = -2
  /// No adaptation.
  case none = -1
  /// Covers the window. The view of the presenting controller is removed.
  case fullScreen = 0
  /// A sheet above which a strip of the content behind it remains visible.
  case pageSheet = 1
  /// A centered sheet on tablets; ``pageSheet`` on phones.
  case formSheet = 2
  /// Covers the controller that defines the presentation context.
  case currentContext = 3
  /// Determined by the transitioning delegate.
  case custom = 4
  /// Covers the window. The view of the presenting controller remains in it.
  case overFullScreen = 5
  /// Covers the controller that defines the presentation context. The view of that controller remains.
  case overCurrentContext = 6
  /// A popover next to its source; ``pageSheet`` on phones.
  case popover = 7
}

/// The transition style of a presentation. Raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
