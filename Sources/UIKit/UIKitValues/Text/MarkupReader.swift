// SPDX-License-Identifier: MIT

/// Reads the common tags of HTML as an attributed text.
struct MarkupReader {
  private struct Style {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isPreformatted = false
    var color: UIColor = .black
    var link: URL?
  }

  private let scalars: [Character]
  private var position = 0
  private let result = NSMutableAttributedString(string: "")
  private var styles: [(tag: String, style: Style)] = [("", Style())]
  private var listCounters: [Int?] = []

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "blockquote", "pre", "section",
    "article", "header", "footer",
  ]
  private static let sizes: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8, "small": 10,
  ]
  private static let hidden: Set<String> = ["script", "style", "head", "title"]

  init(_ text: String) { scalars = Array(text) }

  /// The text with its attributes.
  mutating func read() -> NSAttributedString {
    while position < scalars.count {
      switch scalars[position] {
      case "<": readTag()
      case "&": append(readEntity())
      default: readText()
      }
    }
    return result
  }

  private mutating func readText() {
    let start = position
    while position < scalars.count, scalars[position] != "<", scalars[position] != "&" { position += 1 }
    append(String(scalars[start..<position]))
  }

  private mutating func readEntity() -> String {
    let end = scalars[position...].prefix(12).firstIndex(of: ";")
    guard let end, end > position + 1 else {
      position += 1
      return "&"
    }
    let name = String(scalars[(position + 1)..<end])
    position = end + 1
    return CharacterReference.character(name) ?? (name.hasPrefix("#") ? "" : "&\(name);")
  }

  private mutating func readTag() {
    if scalars[position...].starts(with: "<!--") {
      while position < scalars.count, !scalars[position...].starts(with: "-->") { position += 1 }
      position = min(position + 3, scalars.count)
      return
    }
    guard let end = scalars[position...].firstIndex(of: ">") else {
      position = scalars.count
      return
    }
    let content = String(scalars[(position + 1)..<end])
    position = end + 1
    let isEnd = content.hasPrefix("/")
    let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if isEnd { close(name) } else { open(name, content) }
  }

  private mutating func open(_ name: String, _ content: String) {
    // A break ends the line, not the paragraph.
    if name == "br" { return appendRaw("\u{2028}") }
    if Self.hidden.contains(name) { return skip(to: name) }
    if Self.blocks.contains(name) { beginLine() }
    if name.isEmpty || content.hasSuffix("/") || ["img", "hr", "meta", "link", "input"].contains(name) { return }
    var style = styles[styles.count - 1].style
    style.size = Self.sizes[name] ?? style.size
    switch name {
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": style.isBold = true
    case "i", "em": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruckThrough = true
    case "pre": style.isPreformatted = true
    case "a":
      style.link = Self.attribute("href", in: content).flatMap { URL(string: $0) }
      style.isUnderlined = style.link != nil
      style.color = style.link == nil ? style.color : .blue
    case "font":
      if let color = Self.attribute("color", in: content).flatMap(Self.color) { style.color = color }
    case "ul": listCounters.append(nil)
    case "ol": listCounters.append(1)
    default: break
    }
    styles.append((name, style))
    if name == "li" { appendRaw(marker()) }
  }

  private mutating func close(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.tag == name }), index > 0 else { return }
    styles.removeSubrange(index...)
    if name == "ul" || name == "ol" { _ = listCounters.popLast() }
    if Self.blocks.contains(name) { beginLine() }
  }

  private mutating func marker() -> String {
    guard let last = listCounters.indices.last, let number = listCounters[last] else { return "\t•\t" }
    listCounters[last] = number + 1
    return "\t\(number).\t"
  }

  private mutating func skip(to name: String) {
    while position < scalars.count {
      if scalars[position] == "<",
        scalars[position...].prefix(name.count + 2).map({ $0.lowercased() }).joined() == "</" + name
      {
        return
      }
      position += 1
    }
  }

  /// Ends the line unless it is empty.
  private mutating func beginLine() {
    if result.length > 0, !result.string.hasSuffix("\n") { appendRaw("\n") }
  }

  private mutating func append(_ text: String) {
    guard !styles[styles.count - 1].style.isPreformatted else { return appendRaw(text) }
    var collapsed = ""
    for character in text {
      guard character.isWhitespace, character != "\u{A0}" else {
        collapsed.append(character)
        continue
      }
      let last = collapsed.last ?? result.string.last
      if let last, !last.isWhitespace { collapsed.append(" ") }
    }
    appendRaw(collapsed)
  }

  private mutating func appendRaw(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = styles[styles.count - 1].style
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let plain = UIFont(name: "TimesNewRomanPSMT", size: style.size) ?? UIFont.systemFont(ofSize: style.size)
    let font = plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: style.size) } ?? plain
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: style.color]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = link }
    return attributes
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    guard
      let range = tag.range(of: name + "\\s*=\\s*[\"'][^\"']*[\"']", options: [.regularExpression, .caseInsensitive])
    else { return nil }
    return tag[range].split(whereSeparator: { $0 == "\"" || $0 == "'" }).dropFirst().first.map(String.init) ?? ""
  }

  private static func color(_ text: String) -> UIColor? {
    let names: [String: UIColor] = [
      "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1), "blue": .blue, "black": .black,
      "white": .white, "gray": .gray, "orange": .orange, "purple": .purple,
    ]
    if let named = names[text.lowercased()] { return named }
    guard text.hasPrefix("#"), text.count == 7, let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
