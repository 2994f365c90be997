// SPDX-License-Identifier: MIT

/// One line of broken text. Ranges count scalars from the text's beginning.
public struct BrokenLine: Hashable, Sendable {
  /// All that belongs to the line: its letters, the white space that hangs over its end, its line break.
  public var range: Range<Int>
  /// What the line shows: ``range`` without the white space and the line break at its end.
  public var visible: Range<Int>
  /// How wide ``visible`` is, in points.
  public var width: Double
  /// How wide the white space is that the whole text ends with, in points; 0 for all lines but the last.
  public var spaceAtEnd: Double
  /// Whether a paragraph ends with the line: by a line break or because the text ends.
  public var endsParagraph: Bool

  /// A line of the facts given.
  public init(
    range: Range<Int>, visible: Range<Int>, width: Double, spaceAtEnd: Double = 0, endsParagraph: Bool
  ) {
    self.range = range
    self.visible = visible
    self.width = width
    self.spaceAtEnd = spaceAtEnd
    self.endsParagraph = endsParagraph
  }

  /// How wide the line is as part of a text's size, within `limit` points: the white space that the text ends with counts as
  /// far as there is room; white space where a line breaks counts nothing.
  ///
  /// Source: recorded labels whose texts and lines end with spaces.
  public func measuredWidth(within limit: Double) -> Double { max(width, min(width + spaceAtEnd, limit)) }
}
