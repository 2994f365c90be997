// SPDX-License-Identifier: MIT

import SystemFont

/// Named fonts of documents.
extension NibBuilder {
  /// Returns the font with the given name and size, in points, or the font that replaces it. Registered fonts take
  /// precedence. The free fonts that many apps bring along are known without a file.
  ///
  /// Source: recorded documents (Facts, “Recorded documents”), in which fonts that the tool did not find were shown in
  /// regular Helvetica Neue. Fonts with PostScript outlines had lines of one em on the canvas.
  func namedFont(_ name: String, family: String?, size: CGFloat) -> UIFont {
    if let known = UIFont(name: name, size: size) { return known }
    let weight = Self.weight(ofFontCalled: name)
    if let family, let member = registeredMember(of: family, weight: weight, name: name) {
      return UIFont(descriptor: UIFontDescriptor(name: member, size: size), size: size)
    }
    if let free = FreeFont(named: name, family: family) {
      return UIFont(face: FontFace(free, size: Double(size)), name: name, family: free.familyName)
    }
    if let design = Self.systemDesigns.first(where: { name.hasPrefix($0.prefix) }) {
      return Self.systemFont(design, named: name, size: size, weight: weight)
    }
    guard isCanvas, fontFiles[name]?.lowercased().hasSuffix(".otf") == true else {
      return Self.replacement(size: size)
    }
    let face = FontFace(.postScript, size: Double(size), weight: weight.fontWeight)
    return UIFont(face: face, name: name, family: family ?? name)
  }

  /// Returns the PostScript name of the registered font of `family` that is most similar to a font with another name;
  /// `nil` if the family is not registered.
  private func registeredMember(of family: String, weight: UIFont.Weight, name: String) -> String? {
    let posture: FontFace.Posture = name.lowercased().contains("italic") ? .italic : .upright
    let member = NamedFont.member(of: family, weight: weight.fontWeight, posture: posture)
    return member?.file == nil ? nil : member?.name
  }

  /// Returns the font that replaces fonts that are not found.
  private static func replacement(size: CGFloat) -> UIFont {
    UIFont(name: "HelveticaNeue", size: size) ?? .systemFont(ofSize: size)
  }

  /// The beginnings of the names under which the system font is installed on a Mac, with the size for which the letters of
  /// such a font are designed, in points; `nil` for the size of the font.
  ///
  /// The letters of SF Pro Display are those of very large text, where the system font has no tracking. SF Pro Text has
  /// those of 12 points, the size for which Apple's table of tracking has 0. Source: recorded labels (Facts, “Recorded
  /// labels”) in SF Pro Display (one repository), Apple's Human Interface Guidelines.
  private static let systemDesigns: [(prefix: String, opticalSize: Double?)] = [
    (".", nil), ("SFProDisplay", 60), ("SFUIDisplay", 60), ("SFProText", 12), ("SFUIText", 12), ("SFUI", nil),
    ("SFPro", nil), ("SFCompact", nil),
  ]

  private static func systemFont(
    _ design: (prefix: String, opticalSize: Double?), named name: String, size: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let opticalSize = design.opticalSize else { return font }
    var face = font.face
    face.opticalSize = opticalSize
    return UIFont(face: face, name: name, family: font.familyName)
  }

  /// Returns the weight with which a PostScript name ends.
  private static func weight(ofFontCalled name: String) -> UIFont.Weight {
    let style = name.lowercased().replacingOccurrences(of: "italic", with: "")
    // The longest name is tried first because "semibold" ends with "bold".
    let weights = UIFont.Weight.namedCases.sorted { $0.name.count > $1.name.count }
    return weights.first { style.hasSuffix($0.name.lowercased()) }?.value ?? .regular
  }
}
