// SPDX-License-Identifier: MIT

/// The transition style of a presentation. Raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
