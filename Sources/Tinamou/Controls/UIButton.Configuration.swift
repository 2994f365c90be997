// SPDX-License-Identifier: MIT

extension UIButton {
  /// What a button shows and how, as one value.
  ///
  /// Source: Apple, `UIButton.Configuration`; heights and widths of recorded frames for the medium size.
  @preconcurrency @MainActor
  public struct Configuration {
    let style: Style

    // MARK: Styles

    /// Text in the tint colour, without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Text in the tint colour on a faint tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// As plain.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// As gray.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// As tinted.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// As filled.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    // MARK: Content

    /// What the button says. Sets ``attributedTitle`` too.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// What the button says, with attributes of its own.
    public var attributedTitle: AttributedString?
    /// A change to the attributes of the title, such as another font.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where lines of the title end that are too long.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// A second line. Sets ``attributedSubtitle`` too.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// A second line with attributes of its own.
    public var attributedSubtitle: AttributedString?
    /// A change to the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where lines of the subtitle end that are too long.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// A picture beside the title.
    public var image: UIImage?
    /// A change to the tint of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel stands in the place of the image.
    public var showsActivityIndicator = false

    // MARK: Look

    /// The colour of text and image, where the style leaves it open.
    public var baseForegroundColor: UIColor?
    /// The colour that the background's is made from.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// How corners are rounded.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is. ``contentInsets`` follow, unless they have been set.
    public var buttonSize: Size = .medium

    // MARK: Metrics

    /// The room around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? buttonSize.contentInsets }
      set { ownContentInsets = newValue }
    }
    private var ownContentInsets: NSDirectionalEdgeInsets?

    /// Lets ``contentInsets`` follow the size again.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// At which side of the title the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle lie above each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// Whether the configuration changes its looks with the button's state.
    public var automaticallyUpdateForSelection = true

    /// The configuration as it is for the present state of `button`.
    public func updated(for button: UIButton) -> Configuration { self }

    init(style: Style) { self.style = style }
  }
}
