// SPDX-License-Identifier: MIT

/// A view whose layout a log calls ambiguous.
public struct LoggedAmbiguity: Sendable, Hashable {
  /// A part of a frame, or of what a scroll view scrolls.
  public enum Part: String, Sendable, CaseIterable {
    case horizontalPosition = "horizontal position"
    case verticalPosition = "vertical position"
    case width
    case height
    case contentWidth = "width of the scrollable content"
    case contentHeight = "height of the scrollable content"
  }

  /// The line of the log, from 1.
  public let line: Int
  /// The author's name of the view; `nil` if the log does not name it.
  public let view: String?
  /// The parts that constraints do not determine; empty if the log does not say.
  public let parts: [Part]

  /// Reads a line of `_autolayoutTrace`, of the view debugger, of Interface Builder or of the console; `nil` for another line.
  init?(_ line: LogLines.Line) {
    guard let read = Self.traced(line.text) ?? Self.stated(line.text) ?? Self.collapsed(line.text) else { return nil }
    self.line = line.number
    (view, parts) = read
  }

  // MARK: _autolayoutTrace

  /// Reads `|   *UILabel:0x7f8a'Total'- AMBIGUOUS LAYOUT for UILabel:0x7f8a'Total'.minX{id: 12}, …`.
  private static func traced(_ text: String) -> (String?, [Part])? {
    guard let mark = text.firstRange(of: "AMBIGUOUS LAYOUT") else { return nil }
    let head = text[..<mark.lowerBound].drop { $0 == "|" || $0 == "•" || $0 == "*" || $0 == "+" || $0.isWhitespace }
    let name = head.trimmed.hasSuffix("-") ? String(head.trimmed.dropLast()).trimmed : head.trimmed
    let parts = traceAttributes.filter { text[mark.upperBound...].contains("." + $0.name) }.map(\.part)
    return (Self.name(name), parts)
  }

  private static let traceAttributes: [(name: String, part: Part)] = [
    ("minX", .horizontalPosition), ("midX", .horizontalPosition), ("minY", .verticalPosition),
    ("midY", .verticalPosition), ("Width", .width), ("Height", .height),
  ]

  // MARK: Sentences

  /// Reads `Height and vertical position are ambiguous for "Total".`, and `View has an ambiguous layout.`
  private static func stated(_ text: String) -> (String?, [Part])? {
    if let mark = text.firstRange(of: " ambiguous for ") {
      let name = text[mark.upperBound...].trimmed.split(separator: ".").first.map(String.init) ?? ""
      return (Self.name(name.filter { $0 != "\"" }), parts(in: text[..<mark.lowerBound].lowercased()))
    }
    if let mark = text.firstRange(of: "as an ambiguous layout") {
      let words = text[..<mark.lowerBound].dropLast().split(separator: " ")
      return (words.last { $0.firstRange(of: ":0x") != nil }.flatMap { Self.name(String($0)) }, [])
    }
    if let mark = text.firstRange(of: "eed constraints for: ") ?? text.firstRange(of: "eeds constraints for: ") {
      return (nil, parts(in: text[mark.upperBound...].lowercased()))
    }
    return nil
  }

  private static func parts(in words: String) -> [Part] {
    let isContent = words.contains("content")
    let isPosition = words.contains("position")
    let isOneAxis =
      words.contains("horizontal") || words.contains("vertical") || words.contains("x position")
      || words.contains("y position")
    let hasSize = words.contains("size")
    func has(_ word: String) -> Bool { words.contains(word) }
    var parts: [Part] = []
    if has("horizontal") || has("x position") || (isPosition && !isOneAxis) { parts.append(.horizontalPosition) }
    if has("vertical") || has("y position") || (isPosition && !isOneAxis) { parts.append(.verticalPosition) }
    if has("width") || hasSize { parts.append(isContent ? .contentWidth : .width) }
    if has("height") || hasSize { parts.append(isContent ? .contentHeight : .height) }
    return parts
  }

  /// Reads what a table writes about a cell whose constraints do not reach from its top to its bottom.
  private static func collapsed(_ text: String) -> (String?, [Part])? {
    text.contains("ambiguously suggest a height of zero") ? ("the cell's contentView", [.height]) : nil
  }

  /// The author's name of a view, such as `“Total”` for `UILabel:0x7f8a'Total'`.
  private static func name(_ text: String) -> String? {
    var text = text.trimmed
    if text.hasPrefix("<") { text = String(text.dropFirst()).trimmed }
    if text.hasSuffix(">") { text = String(text.dropLast()) }
    if let space = text.firstRange(of: ": 0x") {
      text = text[..<space.lowerBound] + ":" + text[text.index(space.lowerBound, offsetBy: 2)...]
    }
    return LogItem(text).map(\.authorName)
  }
}
