// SPDX-License-Identifier: MIT

/// The kinds of bars in which an image is shown. Raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// Bars of a phone in landscape orientation.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
