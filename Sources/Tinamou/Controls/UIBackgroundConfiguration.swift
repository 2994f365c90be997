// SPDX-License-Identifier: MIT

/// What is behind the content of a button: a colour, an outline, rounded corners.
///
/// Source: Apple, `UIBackgroundConfiguration`.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The colour; nil for the one that the button's style gives, clear for none.
  public var backgroundColor: UIColor?
  /// A change to the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How far corners are rounded, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside the view, in points; negative numbers let it hang over.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The colour of the outline; nil for the tint colour.
  public var strokeColor: UIColor?
  /// How thick the outline is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the outline lies outside the background's edge, in points.
  public var strokeOutset: CGFloat = 0
  /// An image on the background.
  public var image: UIImage?
  /// How the image is fitted in.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The colour that is drawn where the style alone would give `styleColor`; `tint` stands for clear's opposite.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the outline in a view of a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
