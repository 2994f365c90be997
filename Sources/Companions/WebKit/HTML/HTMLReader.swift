// SPDX-License-Identifier: MIT

/// Parses HTML into blocks. Elements that are not closed end with their parent.
struct HTMLReader {
  private(set) var title = ""
  private(set) var viewport: String?
  private(set) var hasDocumentType = false
  private(set) var blocks: [HTMLBlock] = []
  /// The margin of the body, in CSS pixels.
  private(set) var bodyMargin: CGFloat = 8

  /// An open element.
  private struct Open {
    let name: String
    let style: HTMLStyle
    /// The number of the next item of a numbered list; `nil` for other elements.
    var counter: Int?
  }

  private var open: [Open] = []
  /// The text since the last block.
  private var text: [HTMLText.Run] = []
  /// The largest margin since the last text, because adjacent margins collapse.
  private var gap: CGFloat = 0
  private var marker: String?

  private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }
  private var isHidden: Bool { open.contains { HTMLElement.hidden.contains($0.name) } }

  static func read(_ html: String) -> HTMLReader {
    var reader = HTMLReader()
    for token in HTMLScanner.tokens(of: html) { reader.read(token) }
    reader.endBlock()
    return reader
  }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .documentType: hasDocumentType = true
    case .text(let text): append(text)
    case .open(let name, let attributes): begin(name, attributes)
    case .close(let name): end(name)
    }
  }

  // MARK: Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": appendBreak()
    case "img": appendImage(attributes)
    case "hr": appendRule()
    case "meta": if attributes["name"]?.lowercased() == "viewport" { viewport = attributes["content"] }
    case "body": readBody(attributes)
    default: break
    }
    guard !HTMLElement.empty.contains(name) else { return }
    closeInvalidParents(name)
    let style = style.within(name, attributes)
    if HTMLElement.isBlock(name) {
      endBlock()
      gap = max(gap, HTMLElement.margin(of: name, textSize: style.fontSize))
    }
    if name == "li" { beginItem() }
    open.append(
      Open(name: name, style: style, counter: name == "ol" ? Int32(attributes["start"] ?? "1").map(Int.init) ?? 1 : nil)
    )
  }

  private mutating func end(_ name: String) {
    if name == "br" { return appendBreak() }
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      // A closing tag without an open paragraph creates an empty paragraph.
      if name == "p" { gap = max(gap, style.fontSize) }
      return
    }
    while open.count > index { closeLast() }
  }

  private mutating func closeLast() {
    guard let last = open.last else { return }
    if HTMLElement.isBlock(last.name) {
      endBlock()
      gap = max(gap, HTMLElement.margin(of: last.name, textSize: last.style.fontSize))
    }
    open.removeLast()
  }

  /// Closes elements that cannot contain the element `name`: a paragraph cannot contain blocks, and an item cannot
  /// contain items.
  private mutating func closeInvalidParents(_ name: String) {
    if HTMLElement.isBlock(name), open.last?.name == "p" { closeLast() }
    if name == "li", let index = open.lastIndex(where: { $0.name == "li" }),
      !open[index...].contains(where: { $0.name == "ul" || $0.name == "ol" })
    {
      while open.count > index { closeLast() }
    }
  }

  private mutating func readBody(_ attributes: [String: String]) {
    for (property, value) in HTMLElement.declarations(attributes["style"]) where property == "margin" {
      bodyMargin = HTMLElement.length(value, em: 16) ?? bodyMargin
    }
  }

  private mutating func beginItem() {
    guard let list = open.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
    if let number = open[list].counter {
      marker = "\(number)."
      open[list].counter = number + 1
    } else {
      marker = "•"
    }
  }

  // MARK: Text

  private mutating func append(_ raw: String) {
    if open.last?.name == "title" { title += raw.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    guard !isHidden else { return }
    var shown = raw
    if !style.keepsWhiteSpace {
      shown = Self.collapsed(raw)
      // White space at the start of a line or after other white space is not shown.
      if shown.hasPrefix(" "), [nil, " ", "\u{2028}"].contains(text.last?.string.last) {
        shown.removeFirst()
      }
    }
    guard !shown.isEmpty else { return }
    text.append(HTMLText.Run(string: shown, attributes: style.attributes))
  }

  /// Returns `text` with each run of white space replaced by one space. Nonbreaking spaces are preserved.
  private static func collapsed(_ text: String) -> String {
    var result = ""
    var isInSpace = false
    for character in text {
      let isSpace = character == " " || character == "\t" || character.isNewline
      if !isSpace { result.append(character) } else if !isInSpace { result.append(" ") }
      isInSpace = isSpace
    }
    return result
  }

  private mutating func appendBreak() {
    guard !isHidden else { return }
    text.append(HTMLText.Run(string: "\u{2028}", attributes: style.attributes))
  }

  private mutating func appendImage(_ attributes: [String: String]) {
    guard !isHidden else { return }
    var (width, height) = (attributes["width"], attributes["height"])
    for (property, value) in HTMLElement.declarations(attributes["style"]) {
      if property == "width" { width = value }
      if property == "height" { height = value }
    }
    guard let width = width.flatMap({ HTMLElement.length($0, em: style.fontSize) }),
      let height = height.flatMap({ HTMLElement.length($0, em: style.fontSize) }), width > 0, height > 0
    else { return }
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    var attachmentAttributes = style.attributes
    attachmentAttributes[.attachment] = attachment
    text.append(HTMLText.Run(string: "\u{FFFC}", attributes: attachmentAttributes))
  }

  private mutating func appendRule() {
    guard !isHidden else { return }
    endBlock()
    gap = max(gap, style.fontSize / 2)
    add(.rule)
    gap = style.fontSize / 2
  }

  // MARK: Blocks

  /// Ends the current block and adds it if it has text.
  private mutating func endBlock() {
    trimEnd()
    let ended = text
    text = []
    guard !ended.isEmpty else { return }
    add(.text(HTMLText(ended)))
    gap = 0
  }

  /// Removes a space and one line break at the end of the block, which are not shown.
  private mutating func trimEnd() {
    if style.keepsWhiteSpace { return drop("\n") }
    drop(" ")
    drop("\u{2028}")
  }

  /// Removes a character at the end of the text.
  private mutating func drop(_ letter: Character) {
    guard var last = text.popLast() else { return }
    if last.string.last == letter { last.string.removeLast() }
    if !last.string.isEmpty { text.append(last) }
  }

  private mutating func add(_ content: HTMLBlock.Content) {
    let indents = open.map { HTMLElement.indent(of: $0.name) }
    blocks.append(
      HTMLBlock(
        content: content, left: indents.map(\.left).reduce(0, +), right: indents.map(\.right).reduce(0, +),
        above: gap, below: 0, marker: marker))
    marker = nil
  }
}
