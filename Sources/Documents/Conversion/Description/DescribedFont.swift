// SPDX-License-Identifier: MIT

/// A font.
public struct DescribedFont: Sendable, Hashable {
  /// The text style; `nil` for a font of fixed size.
  public var style: String?
  /// The PostScript name; `nil` for the system font.
  public var name: String?
  /// Whether a font of this name is known here.
  public var isAvailable = true
  /// The PostScript name of the font that is used where the other is not known; `nil` for the system font.
  public var substitute: String?
  /// The size, in points.
  public var size: Double
  /// The name of the weight.
  public var weight: String
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool
}
