// SPDX-License-Identifier: MIT

import Tinamou

/// Spellings without a prefix, for files that opt in: `@_spi(MAS_SHORTHAND) import Masonry`.
extension UIView {
  /// The left edge.
  @_spi(MAS_SHORTHAND) public var left: MASViewAttribute { mas_left }
  /// The top edge.
  @_spi(MAS_SHORTHAND) public var top: MASViewAttribute { mas_top }
  /// The right edge.
  @_spi(MAS_SHORTHAND) public var right: MASViewAttribute { mas_right }
  /// The bottom edge.
  @_spi(MAS_SHORTHAND) public var bottom: MASViewAttribute { mas_bottom }
  /// The leading edge.
  @_spi(MAS_SHORTHAND) public var leading: MASViewAttribute { mas_leading }
  /// The trailing edge.
  @_spi(MAS_SHORTHAND) public var trailing: MASViewAttribute { mas_trailing }
  /// The width.
  @_spi(MAS_SHORTHAND) public var width: MASViewAttribute { mas_width }
  /// The height.
  @_spi(MAS_SHORTHAND) public var height: MASViewAttribute { mas_height }
  /// The horizontal center.
  @_spi(MAS_SHORTHAND) public var centerX: MASViewAttribute { mas_centerX }
  /// The vertical center.
  @_spi(MAS_SHORTHAND) public var centerY: MASViewAttribute { mas_centerY }
  /// The baseline of the last line of text.
  @_spi(MAS_SHORTHAND) public var baseline: MASViewAttribute { mas_baseline }
  /// The baseline of the first line of text.
  @_spi(MAS_SHORTHAND) public var firstBaseline: MASViewAttribute { mas_firstBaseline }
  /// The baseline of the last line of text.
  @_spi(MAS_SHORTHAND) public var lastBaseline: MASViewAttribute { mas_lastBaseline }
  /// The left margin.
  @_spi(MAS_SHORTHAND) public var leftMargin: MASViewAttribute { mas_leftMargin }
  /// The right margin.
  @_spi(MAS_SHORTHAND) public var rightMargin: MASViewAttribute { mas_rightMargin }
  /// The top margin.
  @_spi(MAS_SHORTHAND) public var topMargin: MASViewAttribute { mas_topMargin }
  /// The bottom margin.
  @_spi(MAS_SHORTHAND) public var bottomMargin: MASViewAttribute { mas_bottomMargin }
  /// The leading margin.
  @_spi(MAS_SHORTHAND) public var leadingMargin: MASViewAttribute { mas_leadingMargin }
  /// The trailing margin.
  @_spi(MAS_SHORTHAND) public var trailingMargin: MASViewAttribute { mas_trailingMargin }
  /// The horizontal center of the area inside the margins.
  @_spi(MAS_SHORTHAND) public var centerXWithinMargins: MASViewAttribute { mas_centerXWithinMargins }
  /// The vertical center of the area inside the margins.
  @_spi(MAS_SHORTHAND) public var centerYWithinMargins: MASViewAttribute { mas_centerYWithinMargins }

  /// The spelling of `mas_makeConstraints` without a prefix.
  @_spi(MAS_SHORTHAND) @discardableResult
  public func makeConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_makeConstraints(block)
  }

  /// The spelling of `mas_updateConstraints` without a prefix.
  @_spi(MAS_SHORTHAND) @discardableResult
  public func updateConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_updateConstraints(block)
  }

  /// The spelling of `mas_remakeConstraints` without a prefix.
  @_spi(MAS_SHORTHAND) @discardableResult
  public func remakeConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_remakeConstraints(block)
  }
}
