// SPDX-License-Identifier: MIT

extension UIButton {
  /// The content and appearance of a button, as one value.
  ///
  /// Source: Apple, `UIButton.Configuration`; heights and widths of the medium size from recorded frames (Facts,
  /// “Recorded documents”).
  @preconcurrency @MainActor
  public struct Configuration {
    package let style: Style

    // MARK: Styles

    /// Returns a configuration with text in the tint color and no background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with text in the tint color on a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with text in the tint color on a tinted background.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with white text on a background in the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration with text in the color of labels on glass. Nothing behind it is blurred.
    public static func glass() -> Configuration { Configuration(style: .glass) }
    /// Returns a configuration with white text on glass in the tint color. Nothing behind it is blurred.
    public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
    /// Returns a configuration with text in the color of labels on clear glass. Nothing behind it is refracted.
    public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
    /// Returns a configuration with white text on clear glass in the tint color. Nothing behind it is refracted.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }
    /// Returns the same configuration as ``plain()``.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns the same configuration as ``gray()``.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns the same configuration as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the same configuration as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    // MARK: Content

    /// The title. Setting it also sets ``attributedTitle``. The default is `nil`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its own attributes. The default is `nil`.
    public var attributedTitle: AttributedString?
    /// A transformer for the attributes of the title, such as its font. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title. The default is `.byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The subtitle, shown below the title. Setting it also sets ``attributedSubtitle``. The default is `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with its own attributes. The default is `nil`.
    public var attributedSubtitle: AttributedString?
    /// A transformer for the attributes of the subtitle. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle. The default is `.byWordWrapping`.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The image, shown next to the title. The default is `nil`.
    public var image: UIImage?
    /// A transformer for the tint color of the image. The default is `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The symbol configuration of the image. The default is `nil`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image. The default is `false`.
    public var showsActivityIndicator = false
    /// The indicator of the button's effect. The default is `.automatic`. Stored; has no effect.
    public var indicator = Indicator.automatic
    /// The style of the button in the idiom of the Mac. The default is `.automatic`. Stored; has no effect.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// An indicator of the effect of a button. Raw values are UIKit's.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    /// A style in the idiom of the Mac. Raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    // MARK: Appearance

    /// The color of text and image; `nil` for the color of the style. The default is `nil`.
    public var baseForegroundColor: UIColor?
    /// The color from which the background color is derived; `nil` for the color of the style. The default is `nil`.
    public var baseBackgroundColor: UIColor?
    /// The background of the button. The default is `UIBackgroundConfiguration.clear()`.
    public var background = UIBackgroundConfiguration.clear()
    /// The corner style of the button. The default is `.dynamic`.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button, which determines ``contentInsets`` unless they have been set. The default is `.medium`.
    public var buttonSize: Size = .medium

    // MARK: Metrics

    /// The insets of the content from the edges of the button, in points. The default depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? buttonSize.contentInsets }
      set { ownContentInsets = newValue }
    }
    private var ownContentInsets: NSDirectionalEdgeInsets?

    /// Resets ``contentInsets`` to the default of ``buttonSize``.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// The edge of the title at which the image is placed. The default is `.leading`.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The spacing between image and text, in points. The default is `0`.
    public var imagePadding: CGFloat = 0
    /// The spacing between title and subtitle, in points. The default is `1`.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle relative to each other. The default is `.automatic`.
    public var titleAlignment: TitleAlignment = .automatic
    /// Whether the configuration changes its appearance with the button's selected state. The default is `true`.
    /// Stored; has no effect.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration for the current state of `button`. The default implementation returns the
    /// configuration unchanged.
    public func updated(for button: UIButton) -> Configuration { self }

    package init(style: Style) { self.style = style }
  }
}
