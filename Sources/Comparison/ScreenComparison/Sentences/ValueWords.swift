// SPDX-License-Identifier: MIT

/// The words for values.
package enum ValueWords {
  /// A number with at most three decimals.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  /// A length: a number with a unit.
  package static func points(_ value: Double) -> String {
    let text = number((value * 100).rounded() / 100)
    return text + (text == "1" ? " point" : " points")
  }

  /// A text in quotation marks, on one line, cut if it is long.
  package static func quoted(_ text: String, longest: Int = 60) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“" + (line.count > longest ? line.prefix(longest) + "…" : line[...]) + "”"
  }

  /// Two texts in quotation marks. Of long ones that begin alike, the parts are shown in which they differ.
  package static func quoted(_ text: String, besides other: String, longest: Int = 60) -> (String, String) {
    let lines = [text, other].map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    let common = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    guard common > longest - 10, lines.contains(where: { $0.count > longest }) else {
      return (quoted(text, longest: longest), quoted(other, longest: longest))
    }
    let parts = lines.map { line -> String in
      let rest = line.dropFirst(common - 20)
      let start = rest.prefix(20).firstIndex(of: " ").map { rest.index(after: $0) } ?? rest.startIndex
      return quoted("…" + rest[start...], longest: longest)
    }
    return (parts[0], parts[1])
  }

  /// A text with the first letter large.
  package static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The value in a sentence.
  package static func text(of value: ComparedValue) -> String {
    switch value {
    case .flag(let flag): flag ? "on" : "off"
    case .number(let number): Self.number(number)
    case .text(let text): quoted(text)
    case .name(let name): name
    case .color(let color): Self.text(of: color)
    case .font(let font): Self.text(of: font)
    case .list(let values): values.map(text).joined(separator: ", ")
    }
  }

  private static func text(of color: ComparedColor) -> String {
    if let name = color.name { return name }
    guard let components = color.components, components.count == 4 else { return "another color" }
    let digits = components.prefix(3).map { component -> String in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let alpha = components[3]
    if alpha <= 0 { return "clear" }
    return "#" + digits.joined() + (alpha < 0.999 ? " at \(number((alpha * 100).rounded())) %" : "")
  }

  private static func text(of font: ComparedFont) -> String {
    var parts: [String] = []
    if let style = font.style { parts.append(capitalized(style)) } else { parts.append(font.name ?? "system font") }
    if let weight = font.weight { parts.append(weight) }
    if let size = font.size { parts.append("of " + points(size)) }
    return parts.joined(separator: " ")
  }
}
