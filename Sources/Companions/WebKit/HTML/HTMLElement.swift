// SPDX-License-Identifier: MIT

/// The properties of HTML elements: their display as blocks, and their margins.
///
/// Source: HTML Standard, “Rendering”: the sizes and margins of browsers' own style sheets.
enum HTMLElement {
  /// The text size and vertical margins of headings, in multiples of the font size.
  static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
  ]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section",
    "summary", "table", "tbody", "td", "th", "thead", "tr", "ul",
  ]

  static func isBlock(_ name: String) -> Bool { blocks.contains(name) || headings[name] != nil }

  /// Elements without a closing tag.
  static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  /// Elements whose text is not shown.
  static let hidden: Set<String> = ["head", "noscript", "script", "style", "template", "title"]

  /// Returns the margin above and below an element, in CSS pixels, for a font size of `size`.
  static func margin(of name: String, textSize size: CGFloat) -> CGFloat {
    if let heading = headings[name] { return heading.margin * size }
    return ["p", "ul", "ol", "dl", "blockquote", "figure", "pre"].contains(name) ? size : 0
  }

  /// Returns the indentation of the content of an element at the left and right, in CSS pixels.
  static func indent(of name: String) -> (left: CGFloat, right: CGFloat) {
    switch name {
    case "ul", "ol", "dd": (40, 0)
    case "blockquote", "figure": (40, 40)
    default: (0, 0)
    }
  }

  /// Returns the declarations of a `style` attribute, in lowercase.
  static func declarations(_ style: String?) -> [(property: String, value: String)] {
    (style ?? "").lowercased().split(separator: ";").compactMap { part in
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      return pair.count == 2 ? (pair[0], pair[1]) : nil
    }
  }

  /// Returns a length in CSS pixels, from `12`, `12px`, `9pt` or `1.5em`; `nil` for other text.
  static func length(_ text: String, em: CGFloat) -> CGFloat? {
    let units: [(String, CGFloat)] = [("px", 1), ("pt", 4 / 3), ("rem", 16), ("em", em), ("", 1)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite, number >= 0 else { continue }
      return CGFloat(number) * factor
    }
    return nil
  }
}
