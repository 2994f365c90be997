// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The properties of a view as attributes and elements of a document.
@MainActor
struct DocumentProperties {
  let view: DescribedView
  let isRoot: Bool
  let screen: DescribedScreen

  /// Returns the element of the view without identifier, subviews and constraints.
  func element(_ names: inout DocumentIdentifiers) throws(ConversionError) -> WrittenElement {
    let kind = InterfaceViewKind.allCases.first { $0.className == view.className }
    var element = WrittenElement(name: (kind ?? .view).rawValue)
    try setCommon(&element)
    for (property, value) in known where property.documentElement == nil {
      if let word = property.documentWord, value == PropertyValue(word.value) {
        element.set(word.attribute, word.word)
      } else if let name = property.documentName {
        element.set(name, Self.text(value, of: property))
      }
    }
    for stated in DocumentDefaults.stated(by: view.className) where view.value(stated.name) == nil {
      element.set(stated.attribute, stated.text)
    }
    setSpecial(&element)
    element.elements += try elements(&element, &names)
    return element
  }

  /// The properties of the view that are in tables, with their values.
  private var known: [(property: ObjectProperty, value: PropertyValue)] {
    view.properties.compactMap { described in
      PropertyTable.property(described.name, of: view.className).map { ($0, described.value) }
    }
  }

  /// The properties beside those of the tables, and those of a button's state, which are written in a form of their own.
  private static let others: Set<String> = [
    "type", "title", "titleColor", "titleShadowColor", "attributedTitle", "image", "backgroundImage", "states",
    "configuration", "segments", "isLayoutMarginsRelativeArrangement", "margins", "hugging", "compression",
    "cornerRadius", "accessibilityIdentifier",
  ]

  /// Whether a document has the property of a view.
  static func has(_ view: DescribedView, _ property: DescribedProperty) -> Bool {
    switch (property.name, property.value) {
    // A color of a layer cannot be set by a document.
    case ("border", .group(let parts)): !parts.contains { $0.name == "color" }
    case (let name, .image(.symbol)) where name != "image": false
    case (let name, _):
      others.contains(name) || PropertyTable.property(name, of: view.className)?.documentName != nil
    }
  }

  /// Returns the text of an attribute; `nil` for a value that documents write as an element.
  static func text(_ value: PropertyValue, of property: ObjectProperty) -> String? {
    guard case .choice(let choices) = property.kind.required, case .choice(let name) = value else {
      return property.kind.isElement ? nil : text(value)
    }
    return choices.documentName(of: name)
  }

  private static func text(_ value: PropertyValue) -> String? {
    switch value {
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): NumberText.text(number)
    case .text(let text): text
    case .choice(let name): name
    default: nil
    }
  }

  // MARK: Attributes

  private func setCommon(_ element: inout WrittenElement) throws(ConversionError) {
    func set(_ name: String, _ priority: Float, unless standard: Float) {
      if priority != standard { element.set(name, NumberText.text(priority)) }
    }
    set("horizontalHuggingPriority", view.hugging.horizontal, unless: 250)
    set("verticalHuggingPriority", view.hugging.vertical, unless: 250)
    set("horizontalCompressionResistancePriority", view.compression.horizontal, unless: 750)
    set("verticalCompressionResistancePriority", view.compression.vertical, unless: 750)
    if let width = view.contentSize?.width, width >= 0 {
      element.set("placeholderIntrinsicWidth", NumberText.text(width))
    }
    if let height = view.contentSize?.height, height >= 0 {
      element.set("placeholderIntrinsicHeight", NumberText.text(height))
    }
    if !isRoot, view.usesConstraints || view.isArranged {
      element.set("translatesAutoresizingMaskIntoConstraints", "NO")
    }
    if view.value("spacingAfter") != nil {
      throw .inexpressibleView(name: view.name, reason: "a document has no spacing after a single view")
    }
    // The canvas shows the root view below the status bar, but the margins of these views did not include one.
    let isOutsideBars = screen.safeArea == .zero && (isRoot || view.value("margins") != nil)
    if isOutsideBars, view.value("insetsLayoutMarginsFromSafeArea") == nil {
      element.set("insetsLayoutMarginsFromSafeArea", "NO")
    }
  }

  private func setSpecial(_ element: inout WrittenElement) {
    guard view.className == "UIButton" else { return }
    let type = if case .choice(let name)? = view.value("type") { name } else { "system" }
    element.set("buttonType", type)
    element.set("lineBreakMode", "middleTruncation")
  }

  // MARK: Elements

  private func elements(
    _ element: inout WrittenElement, _ names: inout DocumentIdentifiers
  ) throws(ConversionError) -> [WrittenElement] {
    let frame = view.frame
    var result = [
      WrittenElement(
        name: "rect",
        attributes: [
          ("key", "frame"), ("x", NumberText.text(isRoot ? 0 : frame.x)), ("y", NumberText.text(isRoot ? 0 : frame.y)),
          ("width", NumberText.text(frame.width)), ("height", NumberText.text(frame.height)),
        ])
    ]
    if isRoot || !view.usesConstraints, !view.isArranged { result.append(mask) }
    result += margins + tableElements
    if view.className == "UIImageView", case .image(let image)? = view.value("image") {
      set(image, in: &element, &result, &names)
    }
    for case (let property, .image(.sized(let width, let height))) in known where property.name != "image" {
      if let name = property.documentName { element.set(name, names.image(width: width, height: height)) }
    }
    if view.className == "UIButton" { result += button(&names) }
    if case .texts(let titles)? = view.value("segments") {
      result.append(
        WrittenElement(
          name: "segments", elements: titles.map { WrittenElement(name: "segment", attributes: [("title", $0)]) }))
    }
    if let inputTraits { result.append(inputTraits) }
    if case .text(let identifier)? = view.value("accessibilityIdentifier") {
      result.append(
        WrittenElement(
          name: "accessibility", attributes: [("key", "accessibilityConfiguration"), ("identifier", identifier)]))
    }
    if let runtime { result.append(runtime) }
    return result
  }

  /// The elements of properties of tables.
  private var tableElements: [WrittenElement] {
    known.compactMap { property, value in property.documentName.flatMap { Self.element(value, key: $0) } }
  }

  /// Returns the element of a value; `nil` for a value that documents write as an attribute.
  static func element(_ value: PropertyValue, key: String) -> WrittenElement? {
    switch value {
    case .color(let color): DocumentColors.element(color, key: key)
    case .font(let font): DocumentFonts.element(font)
    case .insets(let insets): self.insets(insets, key: key)
    case .directionalInsets(let insets): directionalInsets(insets, key: key)
    case .attributedText(let runs): DocumentTexts.element(runs, key: key)
    case .size(let width, let height):
      WrittenElement(
        name: "size",
        attributes: [("key", key), ("width", NumberText.text(width)), ("height", NumberText.text(height))])
    default: nil
    }
  }

  private var mask: WrittenElement {
    let flags =
      view.autoresizing.isEmpty && !isRoot ? ["flexibleRightMargin", "flexibleBottomMargin"] : view.autoresizing
    return WrittenElement(
      name: "autoresizingMask",
      attributes: [("key", "autoresizingMask")]
        + UIView.AutoresizingMask.namedFlags.filter { flags.contains($0.name) }.map { ($0.documentName, "YES") })
  }

  /// The traits of text input, which have an element of their own.
  private var inputTraits: WrittenElement? {
    var element = WrittenElement(name: "textInputTraits", attributes: [("key", "textInputTraits")])
    for (property, value) in known where property.documentElement == element.name {
      if let name = property.documentName { element.set(name, Self.text(value, of: property)) }
    }
    return element.attributes.count > 1 ? element : nil
  }

  private var margins: [WrittenElement] {
    let isRelative = view.value("isLayoutMarginsRelativeArrangement") == .flag(true)
    // A stack view with margins is one that arranges its views within them.
    if view.className == "UIStackView", !isRelative { return [] }
    let standard = DescribedInsets(top: 8, left: 8, bottom: 8, right: 8)
    switch view.value("margins") {
    case .insets(let insets)?: return [Self.insets(insets, key: "layoutMargins")]
    case .directionalInsets(let insets)?: return [Self.directionalInsets(insets, key: "directionalLayoutMargins")]
    default: return isRoot || isRelative ? [Self.insets(standard, key: "layoutMargins")] : []
    }
  }

  private static func insets(_ insets: DescribedInsets, key: String) -> WrittenElement {
    let isInset = key != "layoutMargins"
    let keys = isInset ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let values = [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.text)
    return WrittenElement(
      name: isInset ? "inset" : "edgeInsets", attributes: [("key", key)] + zip(keys, values).map { ($0, $1) })
  }

  private static func directionalInsets(_ insets: DescribedInsets, key: String) -> WrittenElement {
    let values = [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.text)
    return WrittenElement(
      name: "directionalEdgeInsets",
      attributes: [("key", key)] + zip(["top", "leading", "bottom", "trailing"], values).map { ($0, $1) })
  }

  private func set(
    _ image: DescribedImage, in element: inout WrittenElement, _ elements: inout [WrittenElement],
    _ names: inout DocumentIdentifiers
  ) {
    switch image {
    case .sized(let width, let height): element.set("image", names.image(width: width, height: height))
    case .symbol(let name, let size, let weight):
      element.set("image", name)
      element.set("catalog", "system")
      guard let size else { return }
      var configuration = WrittenElement(
        name: "preferredSymbolConfiguration",
        attributes: [
          ("key", "preferredSymbolConfiguration"), ("configurationType", "pointSize"),
          ("pointSize", NumberText.text(size)),
        ])
      if weight != "unspecified" { configuration.set("weight", weight) }
      elements.append(configuration)
    }
  }

  private func button(_ names: inout DocumentIdentifiers) -> [WrittenElement] {
    var result: [WrittenElement] = []
    if let state = state("normal", view.properties, &names) { result.append(state) }
    if case .group(let states)? = view.value("states") {
      for case (let key, .group(let parts)) in states.map({ ($0.name, $0.value) }) {
        if let state = state(key, parts, &names) { result.append(state) }
      }
    }
    if case .group(let parts)? = view.value("configuration") { result.append(configuration(parts, &names)) }
    return result
  }

  /// Returns the element of a state of a button, or `nil` if it has no values.
  private func state(
    _ key: String, _ properties: [DescribedProperty], _ names: inout DocumentIdentifiers
  ) -> WrittenElement? {
    var state = WrittenElement(name: "state", attributes: [("key", key)])
    for property in properties {
      switch (property.name, property.value) {
      case ("title", .text(let title)): state.set("title", title)
      case ("attributedTitle", .attributedText(let runs)):
        state.elements.append(DocumentTexts.element(runs, key: "attributedTitle"))
      case ("titleColor", .color(let color)), ("titleShadowColor", .color(let color)):
        state.elements.append(DocumentColors.element(color, key: property.name))
      case ("image", .image(let image)):
        var elements: [WrittenElement] = []
        set(image, in: &state, &elements, &names)
        for var configuration in elements {
          configuration.attributes[0].value = "preferredSymbolConfiguration"
          state.elements.append(configuration)
        }
      case ("backgroundImage", .image(.sized(let width, let height))):
        state.set("backgroundImage", names.image(width: width, height: height))
      default: break
      }
    }
    return state.attributes.count > 1 || !state.elements.isEmpty ? state : nil
  }

  private func configuration(_ parts: [DescribedProperty], _ names: inout DocumentIdentifiers) -> WrittenElement {
    var element = WrittenElement(name: "buttonConfiguration", attributes: [("key", "configuration")])
    for part in parts {
      switch part.value {
      case .image(let image):
        var elements: [WrittenElement] = []
        set(image, in: &element, &elements, &names)
        element.elements += elements.map { configuration in
          var named = configuration
          named.attributes[0].value = "preferredSymbolConfigurationForImage"
          return named
        }
      case let value:
        element.set(part.name, Self.text(value))
        if let value = Self.element(value, key: part.name) { element.elements.append(value) }
      }
    }
    return element
  }

  /// The attributes that a document sets when it is loaded.
  private var runtime: WrittenElement? {
    var elements: [WrittenElement] = []
    func add(_ path: String, _ number: Double) {
      elements.append(
        WrittenElement(
          name: "userDefinedRuntimeAttribute", attributes: [("type", "number"), ("keyPath", path)],
          elements: [WrittenElement(name: "real", attributes: [("key", "value"), ("value", NumberText.text(number))])]))
    }
    if case .number(let radius)? = view.value("cornerRadius") { add("layer.cornerRadius", radius) }
    if case .group(let parts)? = view.value("border") {
      for case .number(let width) in parts.map(\.value) { add("layer.borderWidth", width) }
    }
    return elements.isEmpty ? nil : WrittenElement(name: "userDefinedRuntimeAttributes", elements: elements)
  }
}
