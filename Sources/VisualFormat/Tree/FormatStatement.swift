// SPDX-License-Identifier: MIT

/// One statement of a text: a chain of views, or explicit constraints.
public struct FormatStatement: Hashable, Sendable {
  /// What a statement says.
  public enum Body: Hashable, Sendable {
    /// Views one after the other, `H:|-[a]-[b]|`.
    case chain(FormatChain)

    /// Constraints between attributes, `C:a.centerX(b)`.
    case explicit([ExplicitRule])
  }

  /// What runs along which axis.
  public enum Orientation: UInt8, Sendable {
    /// `H:`, or nothing.
    case horizontal
    /// `V:`.
    case vertical
    /// `HV:`, the same in both directions.
    case both
    /// `Z:`, from back to front.
    case depth
  }

  /// The direction of a chain. Explicit constraints have none and read as horizontal.
  public var orientation: Orientation

  /// Where the direction is written, with its colon; nil when it is left out.
  public var orientationRange: SourceRange?

  /// What the statement says.
  public var body: Body

  /// The block in braces behind it, `{top, bottom}`.
  public var alignment: AlignmentBlock?

  /// The whole statement without the mark that ends it.
  public var range: SourceRange
}
