// SPDX-License-Identifier: MIT

/// The positions to which tabs advance the text of a paragraph.
public struct TabStops: Hashable, Sendable {
  /// The part of the text between a tab and the next one, or the end of the line, that is at the stop.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// A position to which a tab advances the text.
  public struct Stop: Hashable, Sendable {
    /// The distance from the leading edge of the paragraph, in points.
    public var position: Double
    /// The part of the following text that is at the position.
    public var alignment: Alignment
    /// The scalars that end the aligned text, such as decimal separators, in addition to tabs and line breaks.
    public var terminators: Set<Unicode.Scalar>

    /// Creates a stop.
    public init(_ position: Double, _ alignment: Alignment = .leading, terminators: Set<Unicode.Scalar> = []) {
      self.position = position
      self.alignment = alignment
      self.terminators = terminators
    }
  }

  /// The distance between stops, in points, if a paragraph specifies none.
  ///
  /// Source: Apple, `NSParagraphStyle.tabStops`: twelve leading stops at multiples of 28 points.
  public static let standardInterval = 28.0
  /// The stops of text without a paragraph style.
  public static let standard = TabStops()

  /// The stops, in the order of their positions.
  public private(set) var stops: [Stop]
  /// The distance of the stops after the last one, in points.
  public private(set) var interval: Double
  /// The distances of the first line and of the other lines from the leading edge of the paragraph, in points.
  public var indents: (first: Double, others: Double) {
    get { (firstIndent, otherIndent) }
    set { (firstIndent, otherIndent) = newValue }
  }
  private var firstIndent = 0.0
  private var otherIndent = 0.0

  /// Creates stops. An `interval` that is not positive means ``standardInterval``.
  public init(_ stops: [Stop] = [], interval: Double = standardInterval) {
    self.stops = stops.sorted { $0.position < $1.position }
    self.interval = interval > 0 ? interval : Self.standardInterval
  }

  /// Returns the first stop after a position, both in points from the leading edge of the paragraph.
  func stop(after position: Double) -> Stop {
    // Sums of advances that should be at a stop may differ from it by rounding errors.
    let start = position + LineBreaker.tolerance
    return stops.first { $0.position > start } ?? Stop(((start / interval).rounded(.down) + 1) * interval)
  }
}
