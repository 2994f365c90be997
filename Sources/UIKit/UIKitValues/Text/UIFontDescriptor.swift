// SPDX-License-Identifier: MIT

import FontFiles
import SystemFont

/// The family, size, weight and traits of a font, without its metrics.
///
/// Differs from UIKit: only attributes that layout needs are supported. Matching, cascade lists and feature settings
/// are not.
///
/// Source: Apple, `UIFontDescriptor`.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  let face: FontFace
  private let name: String
  private let family: String
  let scaling: FontScaling?

  init(face: FontFace, name: String, family: String, scaling: FontScaling? = nil) {
    self.face = face
    self.name = name
    self.family = family
    self.scaling = scaling
    super.init()
  }

  /// Creates a descriptor of the font with the PostScript name `fontName` at `size` points. An unknown name means the
  /// system font.
  public convenience init(name fontName: String, size: CGFloat) {
    if let known = NamedFont.named(fontName) {
      self.init(face: known.face(size: size), name: known.name, family: known.familyName)
    } else {
      self.init(system: FontFace(size: Double(size)))
    }
  }

  /// Creates a descriptor from attributes: family or name, size and traits. Missing attributes are those of the system
  /// font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let system = UIFontDescriptor(system: FontFace(size: Double(UIFont.systemFontSize)))
    let described = system.addingAttributes(attributes)
    self.init(face: described.face, name: described.name, family: described.family, scaling: described.scaling)
  }

  convenience init(system face: FontFace, scaling: FontScaling? = nil) {
    self.init(
      face: face.inCurrentSystem, name: UIFont.systemName(of: face), family: UIFont.systemFamilyName(of: face.family),
      scaling: scaling)
  }

  /// Returns the descriptor of the font of `style` for the content size category of the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of the font of `style` for the content size category of `traitCollection`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name.
  open var postscriptName: String { name }
  var familyName: String { family }
  /// The font size, in points; 0 if none was given.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The symbolic traits of the font, such as italic and bold.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.posture == .italic { traits.insert(.traitItalic) }
    if face.weight >= .semibold { traits.insert(.traitBold) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  private var isMonospaced: Bool { face.file?.style.isMonospaced ?? face.family.isMonospaced }

  /// The attributes that describe the font.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: name, .family: family, .size: pointSize]
    attributes[.textStyle] = scaling?.style
    attributes[.traits] = [TraitKey.weight: UIFont.Weight(face.weight), .symbolic: symbolicTraits]
    return attributes
  }

  /// Returns the value of an attribute; `nil` if the font does not have it.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the descriptor with a size of `newPointSize` points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = face
    face.size = Double(newPointSize)
    return UIFontDescriptor(face: face, name: name, family: family)
  }

  /// Returns the descriptor with exactly `symbolicTraits`; `nil` if the family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.posture = symbolicTraits.contains(.traitItalic) ? .italic : .upright
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
    if symbolicTraits.contains(.traitMonoSpace) && !isMonospaced {
      guard face.family == .system else { return nil }
      face.family = .monospaced
    }
    let result = described(by: face)
    let decisive: SymbolicTraits = [.traitItalic, .traitBold]
    let isExact =
      result.symbolicTraits.isSuperset(of: symbolicTraits.intersection(decisive))
      && symbolicTraits.isSuperset(of: result.symbolicTraits.intersection(decisive))
    return result.face.file == nil || isExact ? result : nil
  }

  /// Returns the descriptor of another design of the system font, with the same size and traits; `nil` for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let family = design.family, face.family.isSystem else { return nil }
    var face = face
    face.family = family
    return UIFontDescriptor(system: face, scaling: scaling)
  }

  /// Returns the descriptor with the family `newFamily` and the same size and traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    guard let member = NamedFont.member(of: newFamily, weight: face.weight, posture: face.posture) else { return self }
    return UIFontDescriptor(face: member.face(size: pointSize), name: member.name, family: member.familyName)
  }

  /// Returns the descriptor with `attributes` replaced. Unknown attributes change nothing.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      result = UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    if let name = attributes[.name] as? String, let known = NamedFont.named(name) {
      result = UIFontDescriptor(face: known.face(size: result.pointSize), name: known.name, family: known.familyName)
    } else if let family = attributes[.family] as? String {
      result = result.withFamily(family)
    }
    if let size = numericAttribute(attributes[.size]) { result = result.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    return result.applying(traits)
  }

  private func applying(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var result = self
    if let symbolic = traits[.symbolic] as? SymbolicTraits { result = result.withSymbolicTraits(symbolic) ?? result }
    let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? numericAttribute(traits[.weight])
    guard let weight else { return result }
    var face = result.face
    face.weight = FontWeight(Double(weight))
    return result.described(by: face)
  }

  /// Returns the descriptor of `face`, with its name in the family.
  private func described(by face: FontFace) -> UIFontDescriptor {
    if face.family.isSystem { return UIFontDescriptor(system: face, scaling: scaling) }
    let member = NamedFont.member(of: family, weight: face.weight, posture: face.posture)
    if let member, member.file != nil || face.file != nil {
      // A font from a file has no other weights than the files of its family.
      return UIFontDescriptor(face: member.face(size: pointSize), name: member.name, family: family)
    }
    return UIFontDescriptor(face: face, name: member?.name ?? name, family: family)
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && name == other.name
  }

  open override var hash: Int { face.hashValue }
  /// Returns the descriptor itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension FontFamily {
  /// Whether the family is a design of the system font.
  var isSystem: Bool { self == .system || self == .rounded || self == .serif || self == .monospaced }
  var isMonospaced: Bool { self == .monospaced || self == .menlo || self == .courier || self == .courierNew }
}
