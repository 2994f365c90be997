// SPDX-License-Identifier: MIT

import Cassowary

/// The identity of an item in a ``LayoutEngine``: a view or a layout guide.
///
/// That of a discarded item is never that of another one.
public struct ItemID: Hashable, Sendable {
  /// The index of the item in its engine. It is reused after the item is discarded.
  public let index: Int32
  /// The number of items that had the index before.
  let generation: Int32

  @inline(__always)
  init(index: Int32, generation: Int32) { (self.index, self.generation) = (index, generation) }
}

/// The state of an item in the engine, without its constraints.
struct LayoutItem {
  /// The index of the item whose coordinates `x` and `y` use, or -1 for a root.
  var parent: Int32
  /// The left edge of the frame, in the parent's coordinates.
  var x: Variable
  /// The top edge of the frame, in the parent's coordinates.
  var y: Variable
  var width: Variable
  var height: Variable
  /// The index of the item's metrics in the engine's table; 0, the default, is the entry of an item without any.
  var metrics: Int32 = 0
  /// The number of items that had the index before; its bits are inverted after the item was discarded, and so it is negative.
  var generation: Int32 = 0
}
