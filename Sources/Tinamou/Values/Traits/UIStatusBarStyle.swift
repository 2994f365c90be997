// SPDX-License-Identifier: MIT

/// How the status bar looks. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance has it.
  case `default` = 0
  /// Light letters for dark content.
  case lightContent = 1
  /// Dark letters for light content.
  case darkContent = 3
}
