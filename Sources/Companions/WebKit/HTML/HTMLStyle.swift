// SPDX-License-Identifier: MIT

/// The text style within a nesting of elements.
struct HTMLStyle {
  var fontSize: CGFloat = 16
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var color: UIColor = .black
  var alignment: NSTextAlignment = .natural
  var keepsWhiteSpace = false

  var font: UIFont {
    if isMonospaced { return .monospacedSystemFont(ofSize: fontSize, weight: isBold ? .bold : .regular) }
    let font = UIFont.systemFont(ofSize: fontSize, weight: isBold ? .bold : .regular)
    guard isItalic,
      let descriptor = font.fontDescriptor.withSymbolicTraits(isBold ? [.traitItalic, .traitBold] : .traitItalic)
    else { return font }
    return UIFont(descriptor: descriptor, size: fontSize)
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if alignment != .natural {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      attributes[.paragraphStyle] = paragraph
    }
    return attributes
  }

  /// Returns the style within an element.
  func within(_ name: String, _ attributes: [String: String]) -> HTMLStyle {
    var style = self
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "code", "kbd", "samp", "tt", "pre":
      style.isMonospaced = true
      style.fontSize = fontSize * 13 / 16
      if name == "pre" { style.keepsWhiteSpace = true }
    case "small", "sub", "sup": style.fontSize = fontSize * 5 / 6
    case "big": style.fontSize = fontSize * 6 / 5
    case "center": style.alignment = .center
    case "a" where attributes["href"] != nil:
      style.isUnderlined = true
      style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    default:
      if let factor = HTMLElement.headings[name]?.size {
        style.isBold = true
        style.fontSize = fontSize * factor
      }
    }
    style.apply(attributes)
    return style
  }

  /// Applies the font size, font weight and text alignment of a `style` attribute. Other properties have no effect.
  private mutating func apply(_ attributes: [String: String]) {
    switch attributes["align"]?.lowercased() {
    case "center": alignment = .center
    case "right": alignment = .right
    default: break
    }
    for (property, value) in HTMLElement.declarations(attributes["style"]) {
      switch property {
      case "font-size": fontSize = HTMLElement.length(value, em: fontSize) ?? fontSize
      case "font-weight": isBold = value == "bold" || (Double(value) ?? 400) >= 600
      case "font-style": isItalic = value == "italic" || value == "oblique"
      case "text-align": alignment = value == "center" ? .center : value == "right" ? .right : .natural
      default: break
      }
    }
  }
}
