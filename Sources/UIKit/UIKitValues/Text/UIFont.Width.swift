// SPDX-License-Identifier: MIT

extension UIFont {
  /// The width of the letters of a font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The raw value: 0 for the standard width.
    public let rawValue: CGFloat
    /// Creates a width from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Very narrow letters.
    public static let compressed = Width(-0.4)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
