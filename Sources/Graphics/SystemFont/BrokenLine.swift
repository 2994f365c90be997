// SPDX-License-Identifier: MIT

/// A line of broken text. Ranges are in scalars from the start of the text.
public struct BrokenLine: Hashable, Sendable {
  /// The range of the line, including trailing white space and the line break.
  public var range: Range<Int>
  /// The visible range: ``range`` without trailing white space and the line break.
  public var visible: Range<Int>
  /// The width of ``visible``, in points.
  public var width: Double
  /// The width of the white space between ``visible`` and the end of the line, in points.
  public var spaceAtEnd: Double
  /// Whether the line ends a paragraph, by a line break other than U+2028 and its like, or by the end of the text.
  public var endsParagraph: Bool
  /// Whether the line ends by a line break or by the end of the text, and not because the next word does not fit.
  public var isComplete: Bool

  /// Creates a line. A line that ends a paragraph is complete.
  public init(
    range: Range<Int>, visible: Range<Int>, width: Double, spaceAtEnd: Double = 0, endsParagraph: Bool,
    isComplete: Bool? = nil
  ) {
    self.range = range
    self.visible = visible
    self.width = width
    self.spaceAtEnd = spaceAtEnd
    self.endsParagraph = endsParagraph
    self.isComplete = isComplete ?? endsParagraph
  }

  /// The width of the line in the measured size of a text, at most `limit` points: white space at the end of the line
  /// counts as far as it fits.
  ///
  /// Source: recorded labels (Facts, “Recorded labels”) whose lines end with spaces: at the end of the text, between
  /// words and before a line break.
  public func measuredWidth(within limit: Double) -> Double { max(width, min(width + spaceAtEnd, limit)) }
}
