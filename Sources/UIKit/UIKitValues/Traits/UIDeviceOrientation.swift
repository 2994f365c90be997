// SPDX-License-Identifier: MIT

/// The orientation of a device, with UIKit's raw values.
///
/// Source: Apple, `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright, with the home button or indicator at the bottom.
  case portrait = 1
  /// Upright, with the home button or indicator at the top.
  case portraitUpsideDown = 2
  /// Horizontal, with the home button or indicator at the right.
  case landscapeLeft = 3
  /// Horizontal, with the home button or indicator at the left.
  case landscapeRight = 4
  /// Flat, with the screen facing up.
  case faceUp = 5
  /// Flat, with the screen facing down.
  case faceDown = 6

  /// Whether the device is in a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
