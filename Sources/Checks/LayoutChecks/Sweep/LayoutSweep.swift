// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// The sizes at which findings of a layout begin and end, when one dimension of it grows point by point.
public struct LayoutSweep: Sendable, Codable, Hashable {
  /// A finding, and consecutive sizes at which the layout has it.
  public struct Span: Sendable, Codable, Hashable {
    /// The finding. Its numbers are those of the first size.
    public let finding: Finding
    /// The first and the last size, in points.
    public let sizes: ClosedRange<Int>

    /// Creates a span.
    public init(finding: Finding, sizes: ClosedRange<Int>) {
      self.finding = finding
      self.sizes = sizes
    }
  }

  /// The dimension that grows: the width along the horizontal axis, the height along the vertical one.
  public var axis: LayoutAxis { isVertical ? .vertical : .horizontal }
  private let isVertical: Bool
  /// The sizes that were examined, in points.
  public let range: ClosedRange<Int>
  /// The findings with their sizes, in the order in which they begin.
  public let spans: [Span]
  /// The number of layouts that were computed to find them.
  public let layoutCount: Int

  init(axis: LayoutAxis, range: ClosedRange<Int>, spans: [Span], layoutCount: Int) {
    isVertical = axis == .vertical
    self.range = range
    self.spans = spans
    self.layoutCount = layoutCount
  }

  /// The widths that are examined by default: from the smallest phone to the largest tablet.
  public static let standardRange = 320...1366

  /// The sizes at which the findings change, with the first and the last size of the range.
  public var turningPoints: [Int] {
    let ends = spans.flatMap { [$0.sizes.lowerBound, $0.sizes.upperBound] }
    return Set(ends + [range.lowerBound, range.upperBound]).sorted()
  }
}
