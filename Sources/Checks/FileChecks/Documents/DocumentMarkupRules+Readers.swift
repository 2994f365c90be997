// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks

/// The rules about texts and colors that do not follow what the user chose.
extension DocumentMarkupRules {
  /// Texts in a font of a fixed size.
  var fixedFonts: [Fault] {
    let texts: Set<String> = ["label", "button", "textField", "textView"]
    return elements.filter { element in
      guard texts.contains(element.name), element.element("buttonConfiguration") == nil, !isSetInCode(element, "font")
      else { return false }
      guard let font = element.element("fontDescription") ?? element.element(key: "fontDescription") else {
        return element.name == "button" && hasTitle(element)
      }
      return font["style"] == nil
    }.map {
      fault(
        .fixedFont, $0, "a font of a fixed size does not follow the text size that the user chose",
        "choose a text style, and Automatically Adjusts Font")
    }
  }

  /// Texts in a font of a text style that is taken once.
  var fontsTakenOnce: [Fault] {
    let texts: Set<String> = ["label", "textField", "textView"]
    return elements.filter { element in
      guard texts.contains(element.name), element["adjustsFontForContentSizeCategory"] != "YES",
        let font = element.element("fontDescription") ?? element.element(key: "fontDescription"), font["style"] != nil
      else { return false }
      return !isSetInCode(element, "font") && !isSetInCode(element, "adjustsFontForContentSizeCategory")
    }.map {
      fault(
        .fixedFont, $0, "the size of a text style is taken once, and does not follow a later change",
        "choose Automatically Adjusts Font")
    }
  }

  private func hasTitle(_ button: MarkupElement) -> Bool { button.elements("state").contains { !isEmpty($0["title"]) } }

  /// Colors that stay the same in the dark appearance.
  var fixedColors: [Fault] {
    elements.filter { element in
      guard element.name == "color", ["backgroundColor", "textColor"].contains(element["key"]),
        element["systemColor"] == nil,
        element["name"] == nil, element["cocoaTouchSystemColor"] == nil, Double(element["alpha"] ?? "1") == 1
      else { return false }
      let parts = element["white"].map { [$0] } ?? ["red", "green", "blue"].compactMap { element[$0] }
      let values = Set(parts.compactMap(Double.init))
      return values == [0] || values == [1]
    }.map {
      fault(
        .fixedColor, $0,
        "\($0["white"] == "1" || $0["red"] == "1" ? "white" : "black") stays the same in the dark appearance",
        "use a system color, such as System Background and Label, or one of an asset catalog")
    }
  }

  /// The colors of backgrounds in the light and in the dark appearance, as the systems show them.
  private static let backgrounds: [String: (light: String, dark: String)] = [
    "systemBackgroundColor": ("FFFFFF", "000000"), "secondarySystemBackgroundColor": ("F2F2F7", "1C1C1E"),
    "tertiarySystemBackgroundColor": ("FFFFFF", "2C2C2E"), "systemGroupedBackgroundColor": ("F2F2F7", "000000"),
    "secondarySystemGroupedBackgroundColor": ("FFFFFF", "1C1C1E"),
    "tertiarySystemGroupedBackgroundColor": ("F2F2F7", "2C2C2E"),
  ]

  /// Backgrounds that cannot be told from the one behind them in the light appearance, and stand out in the dark one.
  var matchingColors: [Fault] {
    elements.compactMap { color in
      guard color.name == "color", color["key"] == "backgroundColor",
        let own = color["systemColor"].flatMap({ Self.backgrounds[$0] }), let view = color.parent,
        let behind = view.ancestors.lazy.compactMap({ $0.element(key: "backgroundColor") })
          .first(where: { Double($0["alpha"] ?? "1") != 0 }),
        lightColor(behind) == own.light
      else { return nil }
      let other = behind["systemColor"].flatMap { Self.backgrounds[$0] }
      guard other != nil || behind["name"] != nil, other?.dark != own.dark else { return nil }
      return fault(
        .fixedColor, color,
        "the background cannot be told from the one behind it in the light appearance, and stands out in the dark one",
        "use Clear Color, or the color of the view behind")
    }
  }

  /// The color of an element in the light appearance, in hexadecimal digits; `nil` if the document does not say it.
  private func lightColor(_ color: MarkupElement) -> String? {
    if let system = color["systemColor"] { return Self.backgrounds[system]?.light }
    guard let name = color["name"],
      let value = elements.first(where: { $0.name == "namedColor" && $0["name"] == name })?.element("color")
    else { return nil }
    let parts = value["white"].map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap { value[$0] }
    let numbers = parts.compactMap(Double.init)
    guard numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return numbers.map { number in
      let digits = String(Int((number * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Texts that are aligned to the left in every language.
  var leftAlignments: [Fault] {
    elements.filter { $0["textAlignment"] == "left" }.map {
      let (found, element) = fault(
        .leftRightAttribute, $0,
        "a text that is aligned to the left stays there in languages that are read from the right",
        "choose the natural alignment, which is three dashes")
      return (found.asNote, element)
    }
  }

  /// Labels of one line that are held at both sides, inside of cells and nibs that grow with their texts.
  var singleLines: [Fault] {
    let sides = elements.filter { $0.name == "constraint" }.flatMap { constraint in
      [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
        constraint[item].flatMap { id in constraint[attribute].map { (id, $0) } }
      }
    }
    let held = Dictionary(grouping: sides, by: \.0).mapValues { Set($0.map { $0.1.replacing("Margin", with: "") }) }
    return elements.filter { label in
      guard label.name == "label", let id = label["id"], (label["numberOfLines"] ?? "1") == "1",
        label["adjustsFontSizeToFit"] != "YES",
        label["minimumScaleFactor"] == nil, label["minimumFontSize"] == nil,
        label.ancestors.contains(where: { $0.name.hasSuffix("Cell") }) || isNib
      else { return false }
      let edges = held[id] ?? []
      return edges.isSuperset(of: ["leading", "trailing"]) || label.parent?.parent?.name == "stackView"
    }.map {
      fault(
        .singleLineText, $0, "a text of one line is cut when it grows with the text size or in another language",
        "set the number of lines to 0, or a minimum font scale")
    }
  }

  private var isNib: Bool { !elements.contains { $0.name == "viewController" || $0.name.hasSuffix("ViewController") } }
}
