// SPDX-License-Identifier: MIT

import Foundation

/// An area whose borders are watched. Has no effect: nothing is watched.
open class CLRegion: NSObject {
  /// The name by which regions are distinguished.
  open private(set) var identifier: String
  /// Whether entering is reported. The default is `true`. Stored; has no effect.
  open var notifyOnEntry = true
  /// Whether leaving is reported. The default is `true`. Stored; has no effect.
  open var notifyOnExit = true
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
