// SPDX-License-Identifier: MIT

/// Attributed texts as elements of a document.
enum DocumentTexts {
  /// Returns the element of an attributed text.
  static func element(_ runs: [DescribedRun], key: String) -> WrittenElement {
    WrittenElement(name: "attributedString", attributes: [("key", key)], elements: runs.map(fragment))
  }

  /// Returns the attributes of the texts of a view that a document does not have.
  static func omissions(of view: DescribedView) -> [ConversionOmission] {
    let names = view.properties.flatMap(runs).flatMap(\.attributes).map(\.name).filter { !written.contains($0) }
    return Set(names).sorted().map { ConversionOmission(view: view.name, subject: "text attribute \($0)") }
  }

  private static let written: Set<String> = [
    "font", "foregroundColor", "backgroundColor", "kern", "underlineStyle", "paragraphStyle",
  ]

  private static func runs(in property: DescribedProperty) -> [DescribedRun] {
    switch property.value {
    case .attributedText(let runs): runs
    case .group(let parts): parts.flatMap(runs)
    default: []
    }
  }

  private static func fragment(_ run: DescribedRun) -> WrittenElement {
    var fragment = WrittenElement(name: "fragment", attributes: [("content", run.text)])
    let attributes = run.attributes.compactMap(attribute)
    if !attributes.isEmpty { fragment.elements = [WrittenElement(name: "attributes", elements: attributes)] }
    return fragment
  }

  private static func attribute(_ attribute: DescribedProperty) -> WrittenElement? {
    switch (attribute.name, attribute.value) {
    case ("font", .font(let font)):
      var element = WrittenElement(name: "font", attributes: [("key", "NSFont")])
      element.attributes += DocumentFonts.element(font).attributes.dropFirst()
      return element
    case ("foregroundColor", .color(let color)): return DocumentColors.element(color, key: "NSColor")
    case ("backgroundColor", .color(let color)): return DocumentColors.element(color, key: "NSBackgroundColor")
    case ("kern", .number(let number)):
      return WrittenElement(name: "real", attributes: [("key", "NSKern"), ("value", NumberText.text(number))])
    case ("underlineStyle", .number(let number)):
      return WrittenElement(name: "integer", attributes: [("key", "NSUnderline"), ("value", NumberText.text(number))])
    case ("paragraphStyle", .group(let parts)): return paragraphStyle(parts)
    default: return nil
    }
  }

  private static func paragraphStyle(_ parts: [DescribedProperty]) -> WrittenElement {
    var element = WrittenElement(name: "paragraphStyle", attributes: [("key", "NSParagraphStyle")])
    for part in parts {
      switch part.value {
      case .number(let number): element.set(part.name, NumberText.text(number))
      case .choice(let name): element.set(part.name, breaks[name] ?? name)
      default: break
      }
    }
    return element
  }

  private static let breaks = [
    "byWordWrapping": "wordWrapping", "byCharWrapping": "charWrapping", "byClipping": "clipping",
    "byTruncatingHead": "truncatingHead", "byTruncatingMiddle": "truncatingMiddle",
    "byTruncatingTail": "truncatingTail",
  ]
}
