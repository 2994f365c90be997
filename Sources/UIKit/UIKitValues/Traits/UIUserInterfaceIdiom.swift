// SPDX-License-Identifier: MIT

/// The kind of device for which an interface is laid out, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified idiom.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac app with the Mac's controls.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}
