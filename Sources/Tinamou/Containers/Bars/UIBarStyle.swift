// SPDX-License-Identifier: MIT

/// How a bar looks on systems before iOS 13. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}
