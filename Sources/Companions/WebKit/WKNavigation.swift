// SPDX-License-Identifier: MIT

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  override init() { super.init() }
}
