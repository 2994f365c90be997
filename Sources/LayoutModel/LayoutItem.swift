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
  var facts: Int32 = 0
}

/// The metrics that decide what an item's attributes mean. No constraint changes them.
public struct ItemFacts: Equatable, Sendable {
  /// The insets from the frame to the alignment rectangle. The default is zero.
  public var alignmentInsets = Insets()
  /// The insets from the frame to the margins. The default is zero.
  public var margins = Insets()
  /// The position of the frame's left edge in the item's own coordinates, such as the horizontal scroll offset. The
  /// default is 0.
  public var contentOriginX = 0.0
  /// The position of the frame's top edge in the item's own coordinates. The default is 0.
  public var contentOriginY = 0.0
  /// The distance from the top of the alignment rectangle down to the first baseline, in points. The default is 0.
  public var firstBaseline = 0.0
  /// The distance from the bottom of the alignment rectangle up to the last baseline, in points. The default is 0, for
  /// an item without text.
  public var lastBaseline = 0.0

  /// Creates metrics without insets, margins, scrolling and text.
  public init() {}
}
