// SPDX-License-Identifier: MIT

import SystemFont

/// Fonts that documents call by name.
extension NibBuilder {
  /// The font called `name` at `size` points, or what is shown in its place.
  ///
  /// Source: recorded documents. Those that bring a font along have it on the canvas as a rule; where it was missing, all its
  /// weights were shown in Helvetica Neue's plain one.
  func namedFont(_ name: String, family: String?, size: CGFloat) -> UIFont {
    if let known = UIFont(name: name, size: size) { return known }
    let weight = Self.weight(ofFontCalled: name)
    if Self.systemPrefixes.contains(where: name.hasPrefix) { return .systemFont(ofSize: size, weight: weight) }
    guard let brought = fontFamily(of: name) else {
      return UIFont(name: "HelveticaNeue", size: size) ?? .systemFont(ofSize: size)
    }
    let face = FontFace(brought, size: Double(size), weight: weight.fontWeight)
    return UIFont(face: face, name: name, family: family ?? name)
  }

  /// What is known of a font that the document brings along; nil for nothing.
  private func fontFamily(of name: String) -> FontFamily? {
    if let recorded = Self.recordedFamilies.first(where: { name.hasPrefix($0.0) }) { return recorded.1 }
    return fontFiles[name]?.lowercased().hasSuffix(".otf") == true ? .postScript : nil
  }

  /// The system font has had many names.
  private static let systemPrefixes = [".", "SFUI", "SFPro", "SFCompact"]

  private static let recordedFamilies: [(String, FontFamily)] = [("AmazonEmber", .amazonEmber), ("DINNext", .dinNext)]

  /// The weight that a PostScript name ends with.
  private static func weight(ofFontCalled name: String) -> UIFont.Weight {
    let style = name.lowercased().replacingOccurrences(of: "italic", with: "")
    // The longest first: "semibold" ends with "bold".
    let names = weights.keys.sorted { $0.count > $1.count }
    return names.first { style.hasSuffix($0.lowercased()) }.flatMap { weights[$0] } ?? .regular
  }
}
