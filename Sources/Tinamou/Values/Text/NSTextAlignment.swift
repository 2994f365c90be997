// SPDX-License-Identifier: MIT

/// At which side of their room the lines of a paragraph lie.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// At both: the spaces grow. The last line of a paragraph lies where natural ones do.
  case justified = 3
  /// Where reading begins: left, or right for a right-to-left script or interface.
  case natural = 4
}
