// SPDX-License-Identifier: MIT

/// Where a bar is. Raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At the top of what it belongs to.
  case top = 2
  /// At the top of the screen, where it reaches under the status bar.
  case topAttached = 3
}

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where `bar` is or is going to be.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
