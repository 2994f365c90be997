// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// How the image of a list's item looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// Stands for the room that the system keeps for symbols.
    public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; nil for the view's tint colour.
    public var tintColor: UIColor?
    /// A change to the tint colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How far corners are rounded, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 for no limit. It shrinks in proportion.
    public var maximumSize = CGSize.zero
    /// The room the image is centred in, in points; 0 for as much as it takes itself.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours where the screen's are inverted. Kept only.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the image's outline; nil for the tint colour.
    public var strokeColor: UIColor?
    /// How thick the image's outline is, in points.
    public var strokeWidth: CGFloat = 0

    /// The colour of a symbol in a view of a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// How a text of a list's item looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// At which side lines lie.
    public enum TextAlignment: Sendable { case natural, center, justified }
    /// What becomes of small and capital letters.
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// A change to the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// At which side lines lie.
    public var alignment = TextAlignment.natural
    /// What happens to text that has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for as many as are needed.
    public var numberOfLines = 0
    /// Whether the letters become smaller so that the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// How small letters may become, as a fraction of their size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together before text is truncated. Has no effect here.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// What becomes of small and capital letters.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// `text` with its letters as ``transform`` says.
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
