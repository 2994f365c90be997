// SPDX-License-Identifier: MIT

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter that has a direction.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
