// SPDX-License-Identifier: MIT

/// Fonts as elements of a document.
enum DocumentFonts {
  /// Returns the element of a font.
  static func element(_ font: DescribedFont) -> WrittenElement {
    var element = WrittenElement(name: "fontDescription", attributes: [("key", "fontDescription")])
    if let style = font.style, let name = styles[style] {
      element.set("style", "UICTFontTextStyle" + name)
      return element
    }
    if let name = font.name {
      element.set("name", name)
      element.set("family", name.split(separator: "-").first.map(String.init) ?? name)
    } else if font.isItalic {
      element.set("type", "italicSystem")
    } else {
      element.set("type", font.weight == "bold" ? "boldSystem" : "system")
      if font.weight != "regular", font.weight != "bold" { element.set("weight", font.weight) }
    }
    element.set("pointSize", NumberText.text(font.size))
    return element
  }

  private static let styles = [
    "largeTitle": "Title0", "title1": "Title1", "title2": "Title2", "title3": "Title3", "headline": "Headline",
    "subheadline": "Subhead", "body": "Body", "callout": "Callout", "footnote": "Footnote", "caption1": "Caption1",
    "caption2": "Caption2",
  ]
}
