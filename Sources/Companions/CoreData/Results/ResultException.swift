// SPDX-License-Identifier: MIT

import ObjectiveC

/// Ends a call that must return an object and has none.
enum ResultException {
  static func raise(_ reason: String) -> Never { LayoutException.raiseWithoutResult(.invalidArgument, reason) }
}
