// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Attributed text.
extension NibBuilder {
  /// The attributed text with the key `key` in `element`, or `nil`.
  func attributedText(_ key: String, of element: MarkupElement) -> NSAttributedString? {
    guard let text = element.element(key: key), text.name == "attributedString" else { return nil }
    let fragments = text.elements("fragment").map { fragment in
      (
        content: fragment["content"] ?? fragment.element(key: "content").flatMap(Self.string) ?? "",
        attributes: fragment.element("attributes").map { attributes($0) } ?? [:]
      )
    }
    return Self.joined(fragments)
  }

  /// A run of text with its attributes.
  private typealias Fragment = (content: String, attributes: [NSAttributedString.Key: Any])

  /// The concatenated text of all fragments.
  ///
  /// Neighboring fragments with equal attributes are merged, because Foundation on Linux traps when neighboring runs
  /// have equal objects as attributes.
  private static func joined(_ fragments: [Fragment]) -> NSAttributedString {
    var merged: [Fragment] = []
    for fragment in fragments where !fragment.content.isEmpty {
      if let last = merged.last, areEqual(last.attributes, fragment.attributes) {
        merged[merged.count - 1].content += fragment.content
      } else {
        merged.append(fragment)
      }
    }
    guard merged.count > 1 else {
      return NSAttributedString(string: merged.first?.content ?? "", attributes: merged.first?.attributes ?? [:])
    }
    let result = NSMutableAttributedString(string: merged.map(\.content).joined())
    var location = 0
    for fragment in merged {
      let range = NSRange(location: location, length: fragment.content.utf16.count)
      result.addAttributes(fragment.attributes, range: range)
      location += range.length
    }
    return result
  }

  private static func areEqual(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
    guard a.count == b.count else { return false }
    return a.allSatisfy { key, value in
      guard let other = b[key] else { return false }
      if let value = value as? NSObject, let other = other as? NSObject { return value.isEqual(other) }
      if let value = value as? CGFloat, let other = other as? CGFloat { return value == other }
      return (value as? Int).map { $0 == other as? Int } ?? false
    }
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
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = value["value"].flatMap { Int($0) }
      default: note(.unknownElement("\(value.name) key=\"\(value["key"] ?? "")\""), at: value)
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = word("alignment", of: element, Self.alignments) { style.alignment = alignment }
    if let mode = word("lineBreakMode", of: element, Self.paragraphBreaks) { style.lineBreakMode = mode }
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
    return style
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle, "tailTruncation": .byTruncatingTail,
  ]

  private static let paragraphBreaks = lineBreaks.merging([
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle, "truncatingTail": .byTruncatingTail,
  ]) { first, _ in first }
}
