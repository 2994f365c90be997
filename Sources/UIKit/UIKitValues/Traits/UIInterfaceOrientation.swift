// SPDX-License-Identifier: MIT

/// The orientation of the interface, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Landscape, with the home button or indicator at the left.
  case landscapeLeft = 4
  /// Landscape, with the home button or indicator at the right.
  case landscapeRight = 3

  /// Whether this is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether this is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
