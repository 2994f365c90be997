// SPDX-License-Identifier: MIT

/// The content that is shown when there is no other.
///
/// Differs from UIKit: nothing is shown.
///
/// Source: Apple, `UIContentUnavailableConfiguration`.
public struct UIContentUnavailableConfiguration: Hashable {
  /// The look of a text. Stored; has no effect.
  public struct TextProperties: Hashable {
    /// The font; `nil`, the default, for the standard one.
    public var font: UIFont?
    /// The color; `nil`, the default, for the standard one.
    public var color: UIColor?
    /// The number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
  }

  /// The look of the image. Stored; has no effect.
  public struct ImageProperties: Hashable {
    /// The tint color; `nil`, the default, for the standard one.
    public var tintColor: UIColor?
    /// The round corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero, the default, for no limit.
    public var maximumSize = CGSize.zero

    /// Whether both have the same values.
    public static func == (a: Self, b: Self) -> Bool {
      a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
    }
    /// Hashes the values.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The image. The default is `nil`.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text. The default is `nil`.
  public var text: String?
  /// The text with attributes. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties = TextProperties()
  /// The second text. The default is `nil`.
  public var secondaryText: String?
  /// The second text with attributes. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()

  /// Returns a configuration without standard values.
  public static func empty() -> Self { Self() }
  /// Returns a configuration that shows that content is loading.
  public static func loading() -> Self { Self() }
  /// Returns a configuration that shows that a search found nothing.
  public static func search() -> Self { Self() }
}
