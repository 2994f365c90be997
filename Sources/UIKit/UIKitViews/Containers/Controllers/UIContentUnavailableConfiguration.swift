// SPDX-License-Identifier: MIT

/// The content that is shown when there is no other: an image, two texts and two buttons in the middle.
///
/// Differs from UIKit: the distances between them are estimates.
///
/// Source: Apple, `UIContentUnavailableConfiguration`.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content. Raw values are UIKit's.
  public enum Alignment: Int, Sendable { case center, natural }

  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The wrapping and truncation of lines. The default is `.byWordWrapping`.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to the width. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The least factor by which the font shrinks. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before the text is truncated. The default is `false`.
    /// Stored; has no effect.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of a symbol. The default is one of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
    /// The tint color; `nil` for that of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero, the default, for no limit.
    public var maximumSize = CGSize.zero
    /// Whether colors stay when the user inverts those of the screen. The default is `false`. Stored; has no effect.
    public var accessibilityIgnoresInvertColors = false

    /// Whether both have the same values.
    public nonisolated static func == (a: Self, b: Self) -> Bool {
      a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
        && a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
    }
    /// Hashes the values.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// The action for a touch of the button. The default is `nil`.
    public var primaryAction: UIAction?
    /// The menu of the button. The default is `nil`.
    public var menu: UIMenu?
    /// The role of the button. The default is `.normal`.
    public var role = UIButton.Role.normal
    /// Whether the button is enabled. The default is `true`.
    public var isEnabled = true
  }

  /// The image. The default is `nil`.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text. The default is `nil`.
  public var text: String?
  /// The text with attributes. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties = TextProperties(font: UIFont.boldSystemFont(ofSize: 22), color: .label)
  /// The second text. The default is `nil`.
  public var secondaryText: String?
  /// The second text with attributes. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The button. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content. The default is `.center`. Stored; has no effect.
  public var alignment = Alignment.center
  /// The edges whose margins are those of the superview. The default is all of them. Stored; has no effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background. The default is clear. Stored; has no effect.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator takes the place of the image.
  var isLoading = false

  /// Returns a configuration without content.
  public static func empty() -> Self { Self() }

  /// Returns a configuration that shows that content is loading.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return configuration
  }

  /// Returns a configuration that shows that a search found nothing.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    image == nil && text == nil && attributedText == nil && secondaryText == nil && secondaryAttributedText == nil
      && !isLoading && !button.hasContent && !secondaryButton.hasContent
  }

  /// Returns a view with the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state. A search that found nothing names the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty,
      text == "No Results"
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }
}

/// The state for which a controller shows something in place of its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller. Stored; has no effect, unless an app reads it.
  public var traitCollection: UITraitCollection
  /// The text that was searched for. The default is `nil`.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIButton.Configuration {
  /// Whether a button with the configuration shows something.
  var hasContent: Bool { title != nil || attributedTitle != nil || image != nil }
}
