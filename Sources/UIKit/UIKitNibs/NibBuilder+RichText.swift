// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Attributed text.
extension NibBuilder {
  /// Returns the attributed text with the key `key` in `element`, or `nil`.
  func attributedText(_ key: String, of element: MarkupElement) -> NSAttributedString? {
    guard let text = element.element(key: key), text.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in text.elements("fragment") {
      let content = fragment["content"] ?? fragment.element(key: "content").flatMap(Self.string) ?? ""
      let attributes = fragment.element("attributes").map { self.attributes($0) } ?? [:]
      result.append(NSAttributedString(string: content, attributes: attributes))
    }
    return NSAttributedString(attributedString: result)
  }

  private func attributes(_ element: MarkupElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in element.elements {
      switch (value.name, value["key"]) {
      case ("font", _): attributes[.font] = font(value)
      case ("color", "NSColor"), ("color", "NSForegroundColor"): attributes[.foregroundColor] = color(value)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(value)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(value)
      case ("real", "NSKern"), ("integer", "NSKern"): attributes[.kern] = value.number("value").map { CGFloat($0) }
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = value.integer("value")
      default: note(.unknownElement("\(value.name) key=\"\(value["key"] ?? "")\""), at: value)
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment: NSTextAlignment = choice("alignment", of: element) { style.alignment = alignment }
    if let mode = option("lineBreakMode", of: element, Self.paragraphBreaks) { style.lineBreakMode = mode }
    func set(_ name: String, _ apply: (CGFloat) -> Void) { element.number(name).map { apply(CGFloat($0)) } }
    set("lineSpacing") { style.lineSpacing = $0 }
    set("paragraphSpacing") { style.paragraphSpacing = $0 }
    set("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    set("minimumLineHeight") { style.minimumLineHeight = $0 }
    set("maximumLineHeight") { style.maximumLineHeight = $0 }
    set("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    set("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    set("headIndent") { style.headIndent = $0 }
    set("tailIndent") { style.tailIndent = $0 }
    set("defaultTabInterval") { style.defaultTabInterval = $0 }
    for stops in element.elements where stops.name == "tabStops" {
      style.tabStops = stops.elements.filter { $0.name == "textTab" }.map(textTab)
    }
    return style
  }

  private func textTab(_ element: MarkupElement) -> NSTextTab {
    NSTextTab(
      textAlignment: choice("alignment", of: element) ?? .natural,
      location: CGFloat(element.number("location") ?? 0))
  }

  /// The line break modes of paragraphs, also under the names that other versions of the tool gave them.
  private static let paragraphBreaks = Dictionary(
    uniqueKeysWithValues: NSLineBreakMode.namedCases.map {
      (NSLineBreakMode.caseNames.documentName(of: $0.name), $0.value)
    }
  ).merging([
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle, "truncatingTail": .byTruncatingTail,
  ]) { first, _ in first }
}
