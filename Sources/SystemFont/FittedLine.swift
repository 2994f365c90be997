// SPDX-License-Identifier: MIT

/// The last line of a text that may not go on: what it shows of the text before and after an ellipsis, or all.
public struct FittedLine: Hashable, Sendable {
  /// What is shown first. Ranges count scalars from the text's beginning.
  public var head: Range<Int>
  /// Whether "…" follows ``head``.
  public var hasEllipsis: Bool
  /// What is shown after the ellipsis; empty where nothing is.
  public var tail: Range<Int>
  /// How wide the line is with its ellipsis, in points.
  public var width: Double

  /// A line of the facts given.
  public init(head: Range<Int>, hasEllipsis: Bool, tail: Range<Int>, width: Double) {
    self.head = head
    self.hasEllipsis = hasEllipsis
    self.tail = tail
    self.width = width
  }
}
