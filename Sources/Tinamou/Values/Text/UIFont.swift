// SPDX-License-Identifier: MIT

import SystemFont

/// A font at a size: what letters look like and how much room they take.
///
/// The system font's metrics are those of iOS (see Documentation/SystemFont.md); those of the named fonts are approximations.
///
/// Source: Apple, `UIFont`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What measuring knows the font as.
  let face: FontFace
  private let name: String
  private let family: String
  /// The text style and the unscaled size that the font was made from, so that it can follow the reader's text size.
  let scaling: FontScaling?

  init(face: FontFace, name: String, family: String, scaling: FontScaling? = nil) {
    self.face = face
    self.name = name
    self.family = family
    self.scaling = scaling
    super.init()
  }

  /// The font that PostScript or the family knows as `fontName`, at `fontSize` points; nil where it is not known here. A size
  /// of 0 or less means the system's standard size.
  ///
  /// Differs from UIKit: only the fonts that come with iOS and that ``FontFamily`` lists are known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let known = NamedFont.named(fontName) else { return nil }
    self.init(face: known.face(size: UIFont.sizeOrStandard(fontSize)), name: known.name, family: known.familyName)
  }

  /// The font that `descriptor` describes, at `pointSize` points, or at the descriptor's own size if that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : UIFont.sizeOrStandard(descriptor.pointSize)
    var face = descriptor.face
    face.size = Double(size)
    self.init(
      face: face, name: descriptor.postscriptName, family: descriptor.familyName,
      scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  /// The family's name. The system font's begins with a dot.
  open var familyName: String { family }
  /// The PostScript name.
  open var fontName: String { name }
  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// From the baseline up to the top of a line, in points; positive.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// From the baseline down to the bottom of a line, in points; negative.
  open var descender: CGFloat { CGFloat(metrics.descender) }
  /// How high capitals are, in points.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// How high the letter x is, in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// What stands between two lines of a text style's font beyond their heights, in points; 0 for other fonts.
  ///
  /// Source: Apple, Human Interface Guidelines, Dynamic Type sizes; recorded labels of several lines.
  var styleLeading: CGFloat {
    guard let scaling, scaling.baseSize == nil else { return 0 }
    let style = scaling.style.textStyle
    let distance = CGFloat(style.lineSpacing) * pointSize / CGFloat(style.size(at: .large))
    return Swift.max(0, distance - lineHeight)
  }

  /// The height of a line without leading, in points, not rounded to pixels.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The space between two lines, in points; 0 for the system font.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  /// What the font is, apart from its metrics.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, name: name, family: family, scaling: scaling)
  }

  /// The same font at `fontSize` points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Double(UIFont.sizeOrStandard(fontSize))
    return UIFont(face: face, name: name, family: family)
  }

  private var metrics: FontMetrics { TextMeasurement.current.metrics(of: face) }

  static func sizeOrStandard(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && name == other.name && scaling == other.scaling
  }

  open override var hash: Int { face.hashValue }

  /// Fonts do not change, so a copy is the font itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UICTFont: \(name); font-family: \"\(family)\"; font-size: \(String(format: "%.2f", face.size))pt>"
  }
}

/// What a font that follows the reader's text size was made from.
struct FontScaling: Hashable, Sendable {
  /// The style whose sizes the font follows.
  var style: UIFont.TextStyle
  /// The size at the standard text size, in points; nil for a style's own font.
  var baseSize: CGFloat?
  /// The largest size the font may have, in points.
  var maximumSize: CGFloat?
}
