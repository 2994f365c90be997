// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutAxis {
  /// The side at which the axis begins, in the reading direction or downward.
  var start: InterfaceSide { self == .horizontal ? .leading : .top }

  /// The side at which the axis ends.
  var end: InterfaceSide { self == .horizontal ? .trailing : .bottom }
}
