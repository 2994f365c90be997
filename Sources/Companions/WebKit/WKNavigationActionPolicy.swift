// SPDX-License-Identifier: MIT

/// Whether a navigation is performed. Raw values are WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}
