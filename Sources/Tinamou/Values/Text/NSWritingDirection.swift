// SPDX-License-Identifier: MIT

/// From which side a paragraph is read.
public enum NSWritingDirection: Int, Sendable {
  /// That of its first letter that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
