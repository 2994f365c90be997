// SPDX-License-Identifier: MIT

/// The reason for a navigation. Raw values are WebKit's.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}
