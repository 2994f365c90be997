// SPDX-License-Identifier: MIT

/// The position of a bar. Raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, extending under the status bar.
  case topAttached = 3
}

/// An object that reports the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The methods that determine the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of `bar`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The style of a bar before iOS 13. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// A light style.
  case `default` = 0
  /// A dark style.
  case black = 1
  /// A dark, translucent style.
  case blackTranslucent = 2

  /// The old name of `black`.
  public static let blackOpaque = UIBarStyle.black
}
