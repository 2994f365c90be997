// SPDX-License-Identifier: MIT

import LayoutModel

extension Double {
  /// The number without a zero fraction: 8 instead of 8.0.
  ///
  /// Converting with integers needs no mathematics library, which Embedded Swift lacks.
  var plainText: String {
    guard magnitude < 1e15, rounded(.towardZero) == self else { return "\(self)" }
    return String(Int(saturating: self))
  }
}
