// SPDX-License-Identifier: MIT

/// The amount of space along one axis, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// A compact size, such as the width of a phone in portrait orientation.
  case compact = 1
  /// A regular size, such as both dimensions of an iPad.
  case regular = 2
}
