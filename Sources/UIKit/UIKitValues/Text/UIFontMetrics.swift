// SPDX-License-Identifier: MIT

/// Scales fonts and distances with the user's preferred text size.
///
/// The scale factor is the distance between lines of the text style in the content size category divided by the distance
/// in the default one. Scaled values are rounded to a pixel, the sizes of scaled fonts to a point.
///
/// Source: Apple, `UIFontMetrics`; values recorded on iOS 26.1 (Facts, “Recorded fonts”).
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics for body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns the font scaled for the current traits, up to `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for `traitCollection`.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, traitCollection)
  }

  /// Returns the font scaled for `traitCollection`, up to `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traitCollection)
  }

  /// Returns the value scaled for the current traits, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns the value scaled for `traitCollection`, in points.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    let scaled = unroundedValue(for: value, traits)
    return scale > 0 ? (scaled * scale + 0.5).rounded(.down) / scale : scaled
  }

  fileprivate func unroundedValue(for value: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let style = style.textStyle
    let spacing = style.lineSpacing(at: traits.preferredContentSizeCategory.textSizeCategory)
    return value * CGFloat(spacing / style.lineSpacing(at: .large))
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, _ traitCollection: UITraitCollection?) -> UIFont {
    if font.scaling != nil {
      // UIKit raises an exception here too, because the font would be scaled twice.
      raiseAlreadyScaled(font)
      return font
    }
    let scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximum)
    return font.scaled(by: scaling, traitCollection ?? .current)
  }

  private func raiseAlreadyScaled(_ font: UIFont) {
    LayoutException.raiseOnAnyThread(
      .invalidArgument, "\(font) is already scaled for Dynamic Type; scale the original font instead.")
  }
}

extension UIFont {
  /// Returns the font for `traits` if it adapts to the content size category; otherwise the font itself.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling, !scaling.isFixed else { return self }
    if scaling.baseSize == nil {
      let preferred = UIFont.preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
      var face = face
      face.size = preferred.face.size
      return UIFont(face: face, name: fontName, family: familyName, scaling: scaling)
    }
    return scaled(by: scaling, traits)
  }

  func scaled(by scaling: FontScaling, _ traits: UITraitCollection) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: scaling.style)
    let wanted = (metrics.unroundedValue(for: scaling.baseSize ?? pointSize, traits) + 0.5).rounded(.down)
    var face = face
    face.size = Double(min(wanted, scaling.maximumSize ?? .infinity))
    return UIFont(face: face, name: fontName, family: familyName, scaling: scaling)
  }
}
