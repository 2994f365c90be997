// SPDX-License-Identifier: MIT

/// In which bars an image is shown. Raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// In the lower bars of a phone on its side.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
