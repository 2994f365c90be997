// SPDX-License-Identifier: MIT

/// The words in braces after a statement: `{top, bottom}`.
public struct AlignmentBlock: Hashable, Sendable {
  /// An alignment of the views of a statement.
  public enum Word: UInt8, Sendable, CaseIterable {
    /// Edges: each view with the preceding one.
    case top, bottom, left, right
    /// Centers: each view in its superview.
    case centerX, centerY
    /// Edges relative to the layout direction: each view with the preceding one.
    case leading, trailing
    /// Baselines: each view with the preceding one.
    case firstBaseline, lastBaseline

    /// The word in the text.
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

  /// The words, in the order of the text and without duplicates.
  public var words: [Word]

  /// The source range of the block, including its braces.
  public var range: SourceRange
}
