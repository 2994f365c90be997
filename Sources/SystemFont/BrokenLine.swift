// SPDX-License-Identifier: MIT

/// One line of broken text. Ranges count scalars from the text's beginning.
public struct BrokenLine: Hashable, Sendable {
  /// All that belongs to the line: its letters, the white space that hangs over its end, its line break.
  public var range: Range<Int>
  /// What the line shows: ``range`` without the white space and the line break at its end.
  public var visible: Range<Int>
  /// How wide ``visible`` is, in points.
  public var width: Double
  /// Whether a paragraph ends with the line: by a line break or because the text ends.
  public var endsParagraph: Bool

  /// A line of the facts given.
  public init(range: Range<Int>, visible: Range<Int>, width: Double, endsParagraph: Bool) {
    self.range = range
    self.visible = visible
    self.width = width
    self.endsParagraph = endsParagraph
  }
}
