// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// The appearance of a list item's image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The value for the system's default width of symbols.
    public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The symbol configuration. The default is `nil`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color; `nil` for that of the view. The default is `nil`.
    public var tintColor: UIColor?
    /// A transformer for the tint color. The default is `nil`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points. The default is `0`.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for no limit. The image keeps its aspect ratio. The default is zero.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points; 0 for the size of the image. The default is
    /// zero.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image ignores inverted colors. The default is `false`. Stored; has no effect.
    public var accessibilityIgnoresInvertColors = false
    /// The color of the outline; `nil` for the tint color. The default is `nil`.
    public var strokeColor: UIColor?
    /// The width of the outline, in points. The default is `0`.
    public var strokeWidth: CGFloat = 0

    /// Returns the tint color for a view with the given tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The appearance of a list item's text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The alignment of text.
    public enum TextAlignment: Sendable { case natural, center, justified }
    /// The case transformation of text.
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// A transformer for the color. The default is `nil`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines. The default is `TextAlignment.natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default is `NSLineBreakMode.byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit. The default is `0`.
    public var numberOfLines = 0
    /// Whether the font shrinks so that the text fits. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, as a fraction of its size. The default is `0`.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing may be reduced before the text is truncated. The default is `false`. Stored; has no
    /// effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The case transformation. The default is `TextTransform.none`.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Returns the color after the transformation.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns the text after the case transformation.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
