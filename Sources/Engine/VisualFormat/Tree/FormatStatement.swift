// SPDX-License-Identifier: MIT

/// A statement of a text: a chain of views, or explicit constraints.
public struct FormatStatement: Hashable, Sendable {
  /// The content of a statement.
  public enum Body: Hashable, Sendable {
    /// A chain of views, `H:|-[a]-[b]|`.
    case chain(FormatChain)

    /// Explicit constraints, `C:a.centerX(b)`.
    case explicit([ExplicitRule])
  }

  /// The axis of a chain.
  public enum Orientation: UInt8, Sendable {
    /// `H:`, or no prefix.
    case horizontal
    /// `V:`.
    case vertical
    /// `HV:`, along both axes.
    case both
    /// `Z:`, from back to front.
    case depth
  }

  /// The axis of a chain. Explicit constraints are horizontal.
  public var orientation: Orientation

  /// The source range of the prefix, including its colon; `nil` if there is none.
  public var orientationRange: SourceRange?

  /// The content of the statement.
  public var body: Body

  /// The alignment block, `{top, bottom}`; `nil` if there is none.
  public var alignment: AlignmentBlock?

  /// The source range of the statement without its terminator.
  public var range: SourceRange
}
