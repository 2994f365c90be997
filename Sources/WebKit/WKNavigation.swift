// SPDX-License-Identifier: MIT

/// One loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  override init() { super.init() }
}
