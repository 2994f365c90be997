// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The properties of tables.
extension NibBuilder {
  /// Sets the properties of tables that an element states, those of superclasses first.
  func load(from element: MarkupElement, into object: NSObject) {
    for table in PropertyTable.all where table.matches(object) { load(table, from: element, into: object) }
  }

  /// Sets the properties of a class that an element states, in the order of the table.
  func load(_ table: PropertyTable, from element: MarkupElement, into object: NSObject) {
    load(table.properties, from: element, into: object)
  }

  /// Sets the properties that an element states, in their order.
  func load(_ properties: [ObjectProperty], from element: MarkupElement, into object: NSObject) {
    let variations = element.variations(under: traits).reversed() + [element]
    for property in properties where property.isLoaded && property.documentElement == nil {
      guard let name = property.documentName else { continue }
      func attribute(_ name: String) -> String? { variations.lazy.compactMap { $0[name] }.first }
      let word = property.documentWord.flatMap { attribute($0.attribute) == $0.word ? $0.value : nil }
      let found = word ?? content(name, property.kind, of: element, attribute)
      if let content = found ?? property.absent { property.write(object, content) }
    }
  }

  /// Sets the traits of text input that an element states to a text field or text view.
  func loadInputTraits<View: UIView & UITextInputTraits>(
    of table: PropertyTable, from element: MarkupElement, into view: View
  ) {
    guard let traits = element.element(key: "textInputTraits") else { return }
    for property in table.properties where property.documentElement == "textInputTraits" {
      guard let name = property.documentName, let content = content(name, property.kind, of: traits, { traits[$0] })
      else { continue }
      property.write(view, content)
    }
    if let type = traits["textContentType"] { view.textContentType = UITextContentType(rawValue: type) }
  }

  /// Returns the value with a name in an element; `nil` if it is missing or unreadable. `attribute` returns the text of an
  /// attribute under the present traits.
  private func content(
    _ name: String, _ kind: PropertyKind, of element: MarkupElement, _ attribute: (String) -> String?
  ) -> PropertyContent? {
    switch kind {
    case .flag: attribute(name).map { .flag($0 == "YES" || $0 == "true") }
    case .number, .float, .fraction: attribute(name).flatMap(MarkupElement.number).map { .number($0) }
    case .integer, .count: attribute(name).flatMap(MarkupElement.integer).map { .number(Double($0)) }
    case .text: text(name, of: element).map { .text($0) }
    case .texts: nil
    case .choice(let choices): attribute(name).flatMap { choice($0, choices, name, of: element) }
    case .color: color(name, of: element).map { .color($0) }
    case .font: font(name, of: element).map { .font($0) }
    case .image: image(name, of: element).map { .image($0) }
    case .size: size(name, of: element).map { .size($0) }
    case .insets: insets(name, of: element).map { .insets($0) }
    case .directionalInsets: directionalInsets(name, of: element).map { .directionalInsets($0) }
    case .attributedText: attributedText(name, of: element).map { .attributedText($0) }
    case .optional(let kind): content(name, kind, of: element, attribute)
    }
  }

  func choice(
    _ word: String, _ choices: PropertyChoices, _ name: String, of element: MarkupElement
  ) -> PropertyContent? {
    if let choice = choices.name(inDocument: word) { return .choice(choice) }
    note(.unknownWord(word, attribute: name), at: element, name)
    return nil
  }
}
