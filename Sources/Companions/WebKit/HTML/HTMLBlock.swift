// SPDX-License-Identifier: MIT

/// A block of a page, such as a paragraph or a rule, with its margins.
struct HTMLBlock: @unchecked Sendable {
  // Unchecked: the text is not changed after initialization.
  /// The content of a block.
  enum Content {
    case text(HTMLText)
    /// A horizontal rule.
    case rule
  }

  let content: Content
  /// The indentation at the left and right, in CSS pixels, without the body's margin.
  let left: CGFloat
  let right: CGFloat
  /// The minimum distance to the preceding and following block, in CSS pixels. Of two adjacent margins, the larger one
  /// applies.
  let above: CGFloat
  let below: CGFloat
  /// The marker to the left of the first line; `nil` for none.
  let marker: String?
}
