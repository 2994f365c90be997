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

/// How a controller comes and goes. Raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// How the status bar looks. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance has it.
  case `default` = 0
  /// Light letters for dark content.
  case lightContent = 1
  /// Dark letters for light content.
  case darkContent = 3
}

/// How the interface is turned, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The device's home button or indicator to the left.
  case landscapeLeft = 4
  /// The device's home button or indicator to the right.
  case landscapeRight = 3

  /// Whether the interface is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways in which the interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
