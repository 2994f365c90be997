// SPDX-License-Identifier: MIT

import LayoutModel

extension FormatMetaInfo {
  /// Reads a comment, without its delimiters, if it contains information for tools.
  mutating func read(_ comment: String, prefix: String) {
    var words = comment.split(separator: " ").map { String($0) }
    // A space after the slashes marks a comment for people.
    guard let head = words.first, comment.hasPrefix(head), head.hasPrefix(prefix) else { return }
    let category = String(head.dropFirst(prefix.count))
    words.removeFirst()
    if let list = Self.value(of: "spacing", in: category) {
      let rest = words.reduce(list) { $0 + $1 }
      if let spacing = Self.spacing(rest) { self.spacing = spacing }
      return
    }
    for word in words {
      guard let (key, value) = Self.pair(word) else { continue }
      read(category, key, value)
    }
  }

  private mutating func read(_ category: String, _ key: String, _ value: String) {
    switch category {
    case "viewport": readViewport(key, value)
    case "widths":
      guard let extent = Self.extent(value) else { return }
      for name in Self.names(key) { widths[name] = extent }
    case "heights":
      guard let extent = Self.extent(value) else { return }
      for name in Self.names(key) { heights[name] = extent }
    case "colors": for name in Self.names(key) { colors[name] = value }
    case "shapes": for name in Self.names(key) { shapes[name] = value }
    default: return
    }
  }

  private mutating func readViewport(_ key: String, _ value: String) {
    switch key {
    case "aspect-ratio": viewport.aspectRatio = Self.ratio(value)
    case "width": viewport.width = Self.extent(value)
    case "height": viewport.height = Self.extent(value)
    case "min-width": viewport.minimumWidth = Self.number(value)
    case "max-width": viewport.maximumWidth = Self.number(value)
    case "min-height": viewport.minimumHeight = Self.number(value)
    case "max-height": viewport.maximumHeight = Self.number(value)
    default: return
    }
  }

  // MARK: Keys and values

  /// The key and value of `key:value`.
  private static func pair(_ word: String) -> (String, String)? {
    let parts = word.split(separator: ":", maxSplits: 1).map { String($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  private static func value(of key: String, in word: String) -> String? {
    guard let pair = pair(word), pair.0 == key else { return nil }
    return pair.1
  }

  /// The views that a name or a range of names refers to.
  private static func names(_ key: String) -> [String] {
    var parser = FormatParser(key, dialect: .extended)
    guard let range = try? parser.nameRange(), parser.scanner.current == nil else { return [] }
    return range.names.map { $0.text }
  }

  private static func number(_ text: String) -> Double? {
    var parser = FormatParser(text, dialect: .extended)
    guard let number = try? parser.number(allowsSign: true), parser.scanner.current == nil else {
      return nil
    }
    return number.value
  }

  private static func extent(_ text: String) -> Extent? {
    text == "intrinsic" ? .intrinsic : number(text).map { .points($0) }
  }

  /// A number or a quotient of two: `16/9`.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { number(String($0)) }
    if parts.count == 1 { return parts[0] }
    guard parts.count == 2, let width = parts[0], let height = parts[1], height != 0 else { return nil }
    return width / height
  }

  /// A spacing in autolayout.js's notation: a number for all, `[h,v]`, `[h,v,z]`, `[t,r,b,l,h,v]` or `[t,r,b,l,h,v,z]`.
  private static func spacing(_ text: String) -> StandardSpacing? {
    var list = text
    if list.hasPrefix("["), list.hasSuffix("]") { list = String(list.dropFirst().dropLast()) }
    let values = list.split(separator: ",", omittingEmptySubsequences: false).map { number(String($0)) }
    let numbers = values.compactMap { $0 }
    guard numbers.count == values.count else { return nil }
    return StandardSpacing(numbers)
  }
}

extension StandardSpacing {
  /// Creates a spacing from one, two, three, six or seven numbers in autolayout.js's order; `nil` for other counts.
  init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1:
      self.init(evenly: numbers[0], numbers[0], depth: 1)
    case 2, 3:
      self.init(evenly: numbers[0], numbers[1], depth: numbers.count == 3 ? numbers[2] : 1)
    case 6, 7:
      self.init(
        horizontal: numbers[4], vertical: numbers[5], depth: numbers.count == 7 ? numbers[6] : 1,
        edges: Insets(left: numbers[3], top: numbers[0], right: numbers[1], bottom: numbers[2]))
    default: return nil
    }
  }

  private init(evenly horizontal: Double, _ vertical: Double, depth: Double) {
    self.init(
      horizontal: horizontal, vertical: vertical, depth: depth,
      edges: Insets(left: horizontal, top: vertical, right: horizontal, bottom: vertical))
  }
}
