// SPDX-License-Identifier: MIT

/// The kind of device an interface is laid out for, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind has been chosen.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac, for applications with the Mac's own look.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}
