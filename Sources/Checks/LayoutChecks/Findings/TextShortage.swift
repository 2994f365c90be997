// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// Text with less room than it needs.
public struct TextShortage: Sendable, Codable, Hashable {
  /// The dimension in which space is missing.
  public enum Kind: String, Sendable, Codable {
    /// The line is wider than the view.
    case width
    /// The lines are taller than the view.
    case height
    /// The text needs more lines than the view allows.
    case lines
  }

  /// The dimension in which space is missing.
  public let kind: Kind
  /// The size that the text needs, in points.
  public let needed: Size
  /// The size available to the text, in points.
  public let given: Size
  /// The raw value of the text size at which the space is missing; `nil` for the text size of the layout.
  public let textSize: String?
}
