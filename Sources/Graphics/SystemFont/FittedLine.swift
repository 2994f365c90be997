// SPDX-License-Identifier: MIT

/// The last line of a text that is not continued: the parts of the text before and after an ellipsis, or all of it.
public struct FittedLine: Hashable, Sendable {
  /// The visible range before the ellipsis, in scalars from the start of the text.
  public var head: Range<Int>
  /// Whether "…" follows ``head``.
  public var hasEllipsis: Bool
  /// The visible range after the ellipsis; empty if there is none.
  public var tail: Range<Int>
  /// The width of the line including its ellipsis, in points.
  public var width: Double

  /// Creates a line.
  public init(head: Range<Int>, hasEllipsis: Bool, tail: Range<Int>, width: Double) {
    self.head = head
    self.hasEllipsis = hasEllipsis
    self.tail = tail
    self.width = width
  }
}
