// SPDX-License-Identifier: MIT

/// The processes of web views. There are none; the object is only stored.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}
