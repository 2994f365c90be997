// SPDX-License-Identifier: MIT

/// Text with less room than it needs.
public struct TextShortage: Sendable, Codable, Hashable {
  /// What there is too little of.
  public enum Kind: String, Sendable, Codable {
    /// The line is longer than the view is wide.
    case width
    /// The lines are higher than the view.
    case height
    /// The text needs more lines than the view may have.
    case lines
  }

  /// What there is too little of.
  public let kind: Kind
  /// The size that the text needs, in points.
  public let needed: Extent
  /// The size that it has, in points.
  public let given: Extent
  /// The raw value of the text size at which this is so, where it is not that of the layout.
  public let textSize: String?
}
