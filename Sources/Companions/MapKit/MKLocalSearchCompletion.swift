// SPDX-License-Identifier: MIT

import Foundation

/// A suggestion of a place. Differs from iOS: there are none.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  override init() { super.init() }
  /// The title. Always empty.
  open var title: String { "" }
  /// The subtitle. Always empty.
  open var subtitle: String { "" }
}
