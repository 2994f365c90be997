// SPDX-License-Identifier: MIT

/// How a device is held, with UIKit's raw values.
///
/// Source: Apple, `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, home button or indicator at the bottom.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its side, home button or indicator to the right.
  case landscapeLeft = 3
  /// On its side, home button or indicator to the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  /// Whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on its back or its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
