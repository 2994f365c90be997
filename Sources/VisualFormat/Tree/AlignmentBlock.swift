// SPDX-License-Identifier: MIT

/// The words in braces behind a statement: `{top, bottom}`.
public struct AlignmentBlock: Hashable, Sendable {
  /// A way of aligning the views of a statement.
  public enum Word: UInt8, Sendable, CaseIterable {
    /// Edges: each view with the one before it.
    case top, bottom, left, right
    /// Each view of the statement at the middle of its superview.
    case centerX, centerY
    /// Edges in the direction of reading: each view with the one before it.
    case leading, trailing
    /// Baselines: each view with the one before it.
    case firstBaseline, lastBaseline

    /// The word as it is written.
    public var text: StaticString {
      switch self {
      case .top: "top"
      case .bottom: "bottom"
      case .left: "left"
      case .right: "right"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .leading: "leading"
      case .trailing: "trailing"
      case .firstBaseline: "firstBaseline"
      case .lastBaseline: "lastBaseline"
      }
    }
  }

  /// The words found, in the order of the text, each once.
  public var words: [Word]

  /// The block with its braces.
  public var range: SourceRange
}
