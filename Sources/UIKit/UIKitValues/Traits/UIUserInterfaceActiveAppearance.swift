// SPDX-License-Identifier: MIT

/// Whether the window of an interface is active. Raw values are UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
