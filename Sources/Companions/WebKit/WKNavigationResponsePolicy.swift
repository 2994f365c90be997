// SPDX-License-Identifier: MIT

/// Whether a navigation continues after its response. Raw values are WebKit's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}
