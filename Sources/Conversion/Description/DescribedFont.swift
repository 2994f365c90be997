// SPDX-License-Identifier: MIT

/// A font.
public struct DescribedFont: Sendable, Hashable {
  /// The text style; `nil` for a font of fixed size.
  public var style: String?
  /// The PostScript name; `nil` for the system font.
  public var name: String?
  /// The size, in points.
  public var size: Double
  /// The name of the weight.
  public var weight: String
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool
}
