// SPDX-License-Identifier: MIT

/// The distances that an item's attributes depend on besides its frame. No constraint changes them.
public struct ItemMetrics: Equatable, Sendable {
  /// The insets of the alignment rectangle from the frame.
  public var alignmentInsets = Insets()
  /// The insets of the margins from the frame.
  public var margins = Insets()
  /// The coordinate that the frame's left edge has in the item's own coordinates: how far a scroll view is scrolled.
  public var contentOriginX = 0.0
  /// The coordinate that the frame's top edge has in the item's own coordinates: how far a scroll view is scrolled.
  public var contentOriginY = 0.0
  /// The factor by which the item is enlarged around its upper-left corner: the scale of zoomed content. Sizes, and the content's
  /// own coordinates, are those before.
  public var scale = 1.0
  /// The distance from the alignment rectangle's top down to the first baseline; 0 without text.
  public var firstBaseline = 0.0
  /// The distance from the alignment rectangle's bottom up to the last baseline; 0 without text.
  public var lastBaseline = 0.0
  /// The share of the height that is added to the distance of the first baseline: 0 for text at the top, a half for text
  /// that is centered.
  public var firstBaselineShare = 0.0
  /// The share of the height that is subtracted from the distance of the last baseline: 0 for text at the bottom, a half
  /// for text that is centered.
  public var lastBaselineShare = 0.0

  /// The metrics of an item without insets, margins, scrolling, scale and text.
  public init() {}
}
