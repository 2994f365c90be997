// SPDX-License-Identifier: MIT

/// Whether there is little or much room along one axis, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said of the room.
  case unspecified = 0
  /// Little room, such as the width of a phone held upright.
  case compact = 1
  /// Much room, such as both axes of an iPad.
  case regular = 2
}
