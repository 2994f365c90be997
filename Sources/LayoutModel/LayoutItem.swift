// SPDX-License-Identifier: MIT

import Cassowary

/// A rectangle of a ``LayoutEngine``: a view or a guide.
public struct ItemID: Hashable, Sendable {
  /// The place of the rectangle in its engine; reused after the rectangle is discarded.
  public let index: Int32

  /// The rectangle at a place.
  public init(index: Int32) { self.index = index }
}

/// What the engine knows of a rectangle besides its constraints.
struct LayoutItem {
  /// The item whose coordinates `x` and `y` are in, or -1 for a root.
  var parent: Int32
  /// The left edge of the frame in the parent's coordinates.
  var x: Variable
  /// The top edge of the frame in the parent's coordinates.
  var y: Variable
  var width: Variable
  var height: Variable
  /// The place of the item's facts in the engine's table; the first are those of any rectangle.
  var facts: Int32 = 0
}

/// What attributes of an item mean, in numbers that no constraint changes.
public struct ItemFacts: Equatable, Sendable {
  /// How far the alignment rectangle lies inside the frame.
  public var alignmentInsets = Insets()
  /// How far the margins lie inside the frame.
  public var margins = Insets()
  /// What the item's own coordinates call its frame's left edge (how far a scrolled view is scrolled).
  public var contentOriginX = 0.0
  /// What the item's own coordinates call its frame's top edge.
  public var contentOriginY = 0.0
  /// The first baseline's distance from the alignment rectangle's top, downwards.
  public var firstBaseline = 0.0
  /// The last baseline's distance from the alignment rectangle's bottom, upwards; nil where there is no text.
  public var lastBaseline = 0.0

  /// A rectangle without insets, margins, scrolling and text.
  public init() {}
}
