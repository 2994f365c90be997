// SPDX-License-Identifier: MIT

import Cassowary

/// The identity of an item in a ``LayoutEngine``: a view or a layout guide.
public struct ItemID: Hashable, Sendable {
  /// The index of the item in its engine. It is reused after the item is discarded.
  public let index: Int32

  /// Creates the identity of the item at an index.
  public init(index: Int32) { self.index = index }
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
  /// Whether the item has not been discarded.
  var isLive = true
}
