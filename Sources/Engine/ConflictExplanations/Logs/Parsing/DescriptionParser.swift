// SPDX-License-Identifier: MIT

import LayoutModel

/// Reads descriptions of constraints, such as
/// `<NSLayoutConstraint:0x6000 'card.top' V:|-(8)-[UILabel:0x7f8a'Total']   (active, names: '|':UIView:0x7f80 )>`.
///
/// Source: descriptions recorded from logs (Facts, “Recorded logs”); those of SnapKit 5 and Masonry 1, from their
/// documentation of `description`.
struct DescriptionParser {
  /// The names that a description explains at its end.
  private var legend: [(name: String, item: LogItem)] = []
  private var bar: LogItem?
  /// The statement of the description about its activity, such as `(active`; `nil` if it says nothing, as those of Masonry do.
  private var state: Substring?

  /// Returns the constraint of a description; `nil` if it is none.
  static func constraint(_ text: String, line: Int) -> LogConstraint? {
    var parser = DescriptionParser()
    return parser.parse(text, line: line)
  }

  private mutating func parse(_ text: String, line: Int) -> LogConstraint? {
    guard text.hasPrefix("<") else { return nil }
    var rest = text.dropFirst()
    if rest.hasSuffix(">") { rest = rest.dropLast() }
    // The class and the address or key.
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let className = String(rest[..<colon])
    guard className.hasSuffix("Constraint"), !className.contains(" ") else { return nil }
    rest = rest[rest.index(after: colon)...]
    let head = rest.prefix { $0 != " " }
    rest = rest.dropFirst(head.count + 1)
    let parts = head.split(separator: "@", maxSplits: 1)
    let address = parts.first.map(String.init)
    let place = parts.count > 1 ? String(parts[1]) : nil
    rest = readLegend(rest)
    var priorities: (hugging: Double, compression: Double)?
    if let hug = rest.firstRange(of: " Hug:"), let resistance = rest.firstRange(of: "CompressionResistance:") {
      let hugging = rest[hug.upperBound...].prefix { $0 != " " }.number
      let compression = rest[resistance.upperBound...].prefix { $0 != " " }.number
      priorities = (hugging ?? 250, compression ?? 750)
      rest = rest[..<hug.lowerBound]
    }
    var isMask = false
    if rest.hasPrefix("h="), let space = rest.firstRange(of: " v=") {
      rest = rest[space.upperBound...].drop { $0 != " " }.dropFirst()
      isMask = true
    }
    var identifier: String?
    if rest.hasPrefix("'"), let end = rest.dropFirst().firstRange(of: "' ") {
      identifier = String(rest[rest.index(after: rest.startIndex)..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    let statement = rest.trimmed
    guard let body = readBody(statement, isMask: isMask) else { return nil }
    let container = bar.flatMap { bar in
      body.first.item == bar || body.second?.item == bar ? bar : nil
    }
    let items = [body.first.item] + (body.second.map { [$0.item] } ?? [])
    // A constraint between a view and its own guide is the system's, with or without an identifier.
    let guide = container == nil || identifier != nil ? nil : items.first { $0.isGuide }?.identifier
    let origin = ConstraintOrigin(
      identifier: identifier ?? guide.flatMap { SystemGuideName(identifier: $0) == nil ? nil : $0 + "-" },
      className: className, itemClasses: items.map(\.className), priorities: priorities)
    let isBare = identifier == nil && state == nil && !statement.hasPrefix("H:") && !statement.hasPrefix("V:")
    return LogConstraint(
      className: className, address: address, identifier: identifier, place: place, statement: body,
      container: container, origin: isBare ? origin.withoutIdentifier(className, body) : origin, text: text, line: line)
  }

  // MARK: The end

  /// Reads `(active, names: …)` at the end, and returns what stands before it.
  private mutating func readLegend(_ text: Substring) -> Substring {
    guard let start = text.lastRange(of: "(active") ?? text.lastRange(of: "(inactive") ?? text.lastRange(of: "(Names:")
    else { return text }
    state = text[start]
    let end = text[start.lowerBound...]
    if let names = end.lastRange(of: "ames:") {
      var list = end[names.upperBound...].trimmed
      if list.hasSuffix(")") { list = list.dropLast().trimmed }
      for entry in list.split(separator: ",").map({ $0.trimmed }) {
        if entry.hasPrefix("'|':") {
          bar = LogItem(String(entry.dropFirst(4)))
        } else if let colon = entry.lastRange(of: ":0x") {
          let name = String(entry[..<colon.lowerBound])
          if let item = LogItem("UIView" + entry[colon.lowerBound...]) { legend.append((name, item)) }
        }
      }
    }
    return text[..<start.lowerBound]
  }

  private mutating func item(_ text: String) -> LogItem? {
    if text == "|" { return bar }
    guard let index = legend.firstIndex(where: { $0.name == text.trimmed }) else { return LogItem(text) }
    // Of several views with one name, each mention takes the next.
    let found = legend.count { $0.name == text.trimmed } > 1 ? legend.remove(at: index) : legend[index]
    return LogItem(text, legend: found.item)
  }

  // MARK: The body

  private typealias Body = ConstraintStatement<LogConstraint.Side>

  private mutating func readBody(_ text: String, isMask: Bool) -> Body? {
    var (text, priority) = Self.withoutPriority(text)
    text = text.trimmed
    var body: Body?
    if text.hasPrefix("H:") || text.hasPrefix("V:") {
      body = visualFormat(text.dropFirst(2), isHorizontal: text.hasPrefix("H:"))
    } else {
      body = equation(text)
    }
    if isMask, var mask = body, mask.second == nil, !LogConstraint.Side.isSize(mask.first.attribute), let bar {
      // Positions by an autoresizing mask are in the superview's coordinates.
      mask.second = LogConstraint.Side(
        item: bar, attribute: LogConstraint.Side.isHorizontal(mask.first.attribute) ? "left" : "top")
      body = mask
    }
    if let priority { body?.priority = priority }
    return body
  }

  private static func withoutPriority(_ text: String) -> (text: String, priority: Float?) {
    for mark in [" priority:", " ^", " @"] {
      if let range = text.lastRange(of: mark), let number = text[range.upperBound...].number {
        return (String(text[..<range.lowerBound]), Float(number))
      }
    }
    return (text, nil)
  }

  // MARK: Equations

  private static let attributes: [String: String] = [
    "left": "left", "right": "right", "top": "top", "bottom": "bottom", "leading": "leading", "trailing": "trailing",
    "width": "width", "height": "height", "centerX": "centerX", "centerY": "centerY", "minX": "left", "minY": "top",
    "midX": "centerX", "midY": "centerY", "maxX": "right", "maxY": "bottom", "baseline": "lastBaseline",
    "lastBaseline": "lastBaseline", "firstBaseline": "firstBaseline", "leftMargin": "leftMargin",
    "rightMargin": "rightMargin", "topMargin": "topMargin", "bottomMargin": "bottomMargin",
    "leadingMargin": "leadingMargin", "trailingMargin": "trailingMargin",
    "centerXWithinMargins": "centerXWithinMargins", "centerYWithinMargins": "centerYWithinMargins",
  ]

  private mutating func equation(_ text: String) -> Body? {
    for relation in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      let sign = " " + relation.symbol + " "
      // Text in quotes can contain a sign, so the first one that leaves an attribute on its left is taken.
      var start = text.startIndex
      while let range = text[start...].firstRange(of: sign) {
        if let first = side(String(text[..<range.lowerBound])) {
          return rightSide(String(text[range.upperBound...]), Body(first, relation))
        }
        start = range.upperBound
      }
    }
    return nil
  }

  private mutating func side(_ text: String) -> LogConstraint.Side? {
    let text = text.trimmed
    guard let dot = text.lastIndex(of: ".") else { return nil }
    guard let attribute = Self.attributes[String(text[text.index(after: dot)...])] else { return nil }
    guard let item = item(String(text[..<dot])) else { return nil }
    return LogConstraint.Side(item: item, attribute: attribute)
  }

  private mutating func rightSide(_ text: String, _ left: Body) -> Body? {
    var body = left
    if let number = text.number {
      body.constant = number
      return body
    }
    var text = text
    if let space = SystemSpace.suffix(of: text) {
      body.constant = space.value
      text = space.rest
    }
    for (sign, factor) in [(" + ", 1.0), (" - ", -1.0)] {
      if let range = text.lastRange(of: sign), let number = text[range.upperBound...].number {
        body.constant = factor * number
        text = String(text[..<range.lowerBound])
        break
      }
    }
    if let range = text.lastRange(of: " * "), let number = text[range.upperBound...].number {
      body.multiplier = number
      text = String(text[..<range.lowerBound])
    } else if let star = text.firstIndex(of: "*"), let number = text[..<star].number {
      body.multiplier = number
      text = String(text[text.index(after: star)...])
    }
    guard let second = side(text) else { return nil }
    body.second = second
    return body
  }

  // MARK: Visual formats

  private mutating func visualFormat(_ text: Substring, isHorizontal: Bool) -> Body? {
    var text = text[...]
    var isAbsolute = false
    for suffix in ["(LTR)", "(RTL)"] where text.hasSuffix(suffix) {
      text = text.dropLast(suffix.count)
      isAbsolute = true
    }
    let near = isHorizontal ? (isAbsolute ? "left" : "leading") : "top"
    let far = isHorizontal ? (isAbsolute ? "right" : "trailing") : "bottom"
    var previous: LogItem?
    var startsWithBar = false
    var gap: (relation: LayoutRelation, constant: Double, priority: Float?)?
    while let next = text.first {
      if next == "|" {
        guard let bar = item("|") else { return nil }
        text = text.dropFirst()
        guard let previous else {
          previous = bar
          startsWithBar = true
          continue
        }
        return body(bar, far, previous, far, gap)
      }
      if next == "-" {
        guard let read = Self.gap(&text) else { return nil }
        gap = read
        continue
      }
      guard next == "[", let (name, size) = Self.view(&text), let view = item(name) else { return nil }
      if let size {
        return dimension(of: view, isHorizontal ? "width" : "height", size)
      }
      if let previous { return body(view, near, previous, startsWithBar ? near : far, gap) }
      previous = view
    }
    return nil
  }

  private func body(
    _ first: LogItem, _ attribute: String, _ second: LogItem, _ other: String,
    _ gap: (relation: LayoutRelation, constant: Double, priority: Float?)?
  ) -> Body {
    Body(
      LogConstraint.Side(item: first, attribute: attribute), gap?.relation ?? .equal,
      LogConstraint.Side(item: second, attribute: other), constant: gap?.constant ?? 0, priority: gap?.priority ?? 1000)
  }

  private mutating func dimension(of view: LogItem, _ attribute: String, _ size: String) -> Body? {
    let side = LogConstraint.Side(item: view, attribute: attribute)
    if let value = Self.predicate(size) {
      return Body(side, value.relation, constant: value.constant, priority: value.priority ?? 1000)
    }
    var text = size
    var relation = LayoutRelation.equal
    for sign in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    where text.hasPrefix(sign.symbol) {
      relation = sign
      text.removeFirst(2)
    }
    guard let other = item(text) else { return nil }
    return Body(side, relation, LogConstraint.Side(item: other, attribute: attribute))
  }

  /// Reads `-`, `-(8)-` or `-8-`.
  private static func gap(
    _ text: inout Substring
  ) -> (relation: LayoutRelation, constant: Double, priority: Float?)? {
    text = text.dropFirst()
    if text.hasPrefix("(") {
      var depth = 0
      var content = ""
      while let next = text.popFirst() {
        if next == "(" { depth += 1 } else if next == ")" { depth -= 1 }
        if depth == 0 { break }
        content.append(next)
      }
      if text.hasPrefix("-") { text = text.dropFirst() }
      return predicate(String(content.dropFirst()))
    }
    if text.first == "[" || text.first == "|" { return (.equal, 8, nil) }
    let number = text.prefix { $0.isNumber || $0 == "." }
    text = text.dropFirst(number.count)
    if text.hasPrefix("-") { text = text.dropFirst() }
    return number.number.map { (.equal, $0, nil) }
  }

  /// Reads `8`, `>=8`, `NSSpace(8)`, `NSLayoutAnchorConstraintSpace(8)` or `8@750`.
  private static func predicate(
    _ text: String
  ) -> (relation: LayoutRelation, constant: Double, priority: Float?)? {
    var text = text.trimmed
    var relation = LayoutRelation.equal
    for sign in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    where text.hasPrefix(sign.symbol) {
      relation = sign
      text = text.dropFirst(2).trimmed
    }
    var priority: Float?
    if let at = text.lastIndex(of: "@"), let number = text[text.index(after: at)...].number {
      priority = Float(number)
      text = String(text[..<at])
    }
    return (text.number ?? SystemSpace.value(of: text)).map { (relation, $0, priority) }
  }

  /// Reads `[name]` or `[name(size)]`. Text in quotes can contain brackets.
  private static func view(_ text: inout Substring) -> (name: String, size: String?)? {
    var end = text.index(after: text.startIndex)
    let hasText = text[end...].firstRange(of: "'").map { quote in
      !text[end..<quote.lowerBound].contains("]")
    }
    if hasText == true {
      guard let close = text[end...].firstRange(of: "']") ?? text[end...].firstRange(of: "'(") else { return nil }
      end = text.index(after: close.lowerBound)
    } else {
      guard let close = text[end...].firstIndex(where: { $0 == "]" || $0 == "(" }) else { return nil }
      end = close
    }
    let name = String(text[text.index(after: text.startIndex)..<end])
    var size: String?
    if text[end] == "(" {
      guard let close = text[end...].firstRange(of: ")]") else { return nil }
      size = String(text[text.index(after: end)..<close.lowerBound])
      text = text[close.upperBound...]
    } else {
      text = text[text.index(after: end)...]
    }
    return (name, size)
  }
}
