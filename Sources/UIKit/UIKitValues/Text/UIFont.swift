// SPDX-License-Identifier: MIT

import SystemFont

/// A font at a size.
///
/// The metrics of the system font are those of iOS (see the article SystemFont); those of named fonts are
/// approximations.
///
/// Source: Apple, `UIFont`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  /// The font face for measuring.
  package final let face: FontFace
  private let name: String
  private let family: String
  /// The text style and unscaled size from which the font was created; `nil` for a font that does not adapt to the
  /// content size category.
  let scaling: FontScaling?

  package init(face: FontFace, name: String, family: String, scaling: FontScaling? = nil) {
    self.face = face
    self.name = name
    self.family = family
    self.scaling = scaling
    super.init()
  }

  /// Creates the font with the PostScript or family name `fontName`, at `fontSize` points; `nil` if it is unknown. A
  /// size of 0 or less means the standard system font size.
  ///
  /// Registered fonts are found before those of iOS; see `CTFontManagerRegisterFontsForURL(_:_:_:)`.
  ///
  /// Differs from UIKit: of the fonts of iOS, only those listed in `FontFamily` are known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let known = NamedFont.named(fontName) else { return nil }
    self.init(face: known.face(size: UIFont.sizeOrStandard(fontSize)), name: known.name, family: known.familyName)
  }

  /// Creates the font of a descriptor at `pointSize` points, or at the descriptor's size if that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : UIFont.sizeOrStandard(descriptor.pointSize)
    var face = descriptor.face
    face.size = Double(size)
    self.init(
      face: face, name: descriptor.postscriptName, family: descriptor.familyName,
      scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  /// The family name. That of the system font starts with a period.
  open var familyName: String { family }
  /// The PostScript name.
  open var fontName: String { name }
  /// The font size, in points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// The maximum height above the baseline, in points. The value is positive.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The maximum depth below the baseline, in points. The value is negative.
  open var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of the lowercase x, in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The additional space between lines of a text style's font, in points; 0 for other fonts.
  ///
  /// Source: Apple, Human Interface Guidelines, Dynamic Type sizes; recorded labels (Facts, “Recorded labels”) of
  /// several lines.
  package final var styleLeading: CGFloat {
    guard let scaling, scaling.baseSize == nil else { return 0 }
    return Swift.max(0, CGFloat(SystemFont.TextStyle.lineSpacing(ofSize: face.size)) - lineHeight)
  }

  /// The height of a line without leading, in points, not rounded.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The leading between lines, in points; 0 for the system font.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, name: name, family: family, scaling: scaling)
  }

  /// Returns the font at `fontSize` points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Double(UIFont.sizeOrStandard(fontSize))
    return UIFont(face: face, name: name, family: family)
  }

  /// Returns the font of an edition of iOS. Only the system font has editions.
  package final func inEdition(_ edition: FontFace.Edition) -> UIFont {
    guard face.opticalSize == nil else { return self }
    var face = face
    face.edition = edition
    return UIFont(face: face, name: name, family: family, scaling: scaling)
  }

  /// Returns the font of the same text style in another size, in points, which it keeps at every content size category.
  package final func inStyle(ofSize size: CGFloat) -> UIFont {
    var (face, scaling) = (face, scaling)
    face.size = Double(size)
    scaling?.isFixed = true
    return UIFont(face: face, name: name, family: family, scaling: scaling)
  }

  private var metrics: FontMetrics { TextMeasurement.measurer(for: face).metrics(of: face) }

  static func sizeOrStandard(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && name == other.name && scaling == other.scaling
  }

  open override var hash: Int { face.hashValue }

  /// Returns the font itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UICTFont: \(name); font-family: \"\(family)\"; font-size: \(String(format: "%.2f", face.size))pt>"
  }

  /// The font size of labels, in points: 17.
  open class var labelFontSize: CGFloat { 17 }

  /// The font size of buttons, in points: 18.
  open class var buttonFontSize: CGFloat { 18 }

  /// The small font size, in points: 12.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The standard font size, in points: 14.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the regular system font at `fontSize` points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Returns the system font at `fontSize` points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(FontFace(size: Double(sizeOrStandard(fontSize)), weight: weight.fontWeight))
  }

  /// Returns the system font at `fontSize` points, a weight and a width.
  ///
  /// Differs from UIKit: the letters have their standard width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the bold system font at `fontSize` points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the italic system font at `fontSize` points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(FontFace(size: Double(sizeOrStandard(fontSize)), posture: .italic))
  }

  /// Returns the system font at `fontSize` points with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(FontFace(size: Double(sizeOrStandard(fontSize)), weight: weight.fontWeight, digits: .monospaced))
  }

  /// Returns the monospaced system font at `fontSize` points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(FontFace(.monospaced, size: Double(sizeOrStandard(fontSize)), weight: weight.fontWeight))
  }

  /// Returns the font of `style` for the content size category of the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of `style` for the content size category of `traitCollection`, or of the current traits if it
  /// is `nil`.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let face = FontFace(size: Double(style.size(for: category)), weight: style.textStyle.weight)
    return system(face, scaling: FontScaling(style: style))
  }

  /// The names of the known font families, in alphabetical order.
  open class var familyNames: [String] { NamedFont.familyNames }

  /// Returns the PostScript names of the fonts of `familyName`; empty for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFont.members(of: familyName).map(\.name)
  }
}

/// The origin of a font that adapts to the content size category.
package struct FontScaling: Hashable, Sendable {
  /// The text style that determines the scale of the font.
  var style: UIFont.TextStyle
  /// The size at the default content size, in points; `nil` for the standard font of a text style.
  var baseSize: CGFloat?
  /// The maximum size of the font, in points; `nil` for no limit.
  var maximumSize: CGFloat?
  /// Whether the font keeps its size at every content size category.
  var isFixed = false
}
