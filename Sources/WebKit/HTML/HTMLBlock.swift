// SPDX-License-Identifier: MIT

/// A paragraph, a rule or the like, with the room around it.
struct HTMLBlock: @unchecked Sendable {
  // Unchecked: its text is not changed after it is made.
  /// What fills it.
  enum Content {
    case text(HTMLText)
    /// A line across.
    case rule
  }

  let content: Content
  /// The room to the left and to the right of it, in CSS pixels, the body's margin not counted.
  let left: CGFloat
  let right: CGFloat
  /// The least room to the block before and after it; of two, the larger counts.
  let above: CGFloat
  let below: CGFloat
  /// What stands to the left of its first line.
  let marker: String?
}
