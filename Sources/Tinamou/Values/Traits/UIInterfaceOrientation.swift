// SPDX-License-Identifier: MIT

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
