// SPDX-License-Identifier: MIT

internal import InterfaceDocuments
import LayoutModel

/// Colors, fonts, images and enumerated values of a document.
extension NibBuilder {
  // MARK: Enumerated values and text

  /// Returns the value of the attribute `name`. Returns `nil` if it is missing, and records an issue if the value is
  /// unknown.
  func option<Value>(_ name: String, of element: MarkupElement, _ values: [String: Value]) -> Value? {
    guard let word = element.value(name, under: traits) else { return nil }
    if let value = values[word] { return value }
    note(.unknownWord(word, attribute: name), at: element, name)
    return nil
  }

  /// Returns the case whose name an attribute has. Returns `nil` if it is missing, and records an issue if it is unknown.
  func choice<Choice: NamedCases>(_ name: String, of element: MarkupElement) -> Choice? {
    guard let word = element.value(name, under: traits), let content = choice(word, Choice.caseNames, name, of: element)
    else { return nil }
    return Choice.value(of: content)
  }

  /// Returns the text of the property `name`: from the strings file, the attribute, or the child element.
  func text(_ name: String, of element: MarkupElement) -> String? {
    if let id = element["id"], let text = settings.strings["\(id).\(name)"] { return text }
    return element[name] ?? element.element(key: name).flatMap { Self.string($0) }
  }

  /// Returns the string of a `string` or `mutableString` element.
  static func string(_ element: MarkupElement) -> String? {
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    if element["base64-UTF8"] == "YES" {
      let compact = element.text.filter { !$0.isWhitespace }
      let padded = compact + String(repeating: "=", count: (4 - compact.count % 4) % 4)
      return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }
    return element.text
  }

  func size(_ key: String, of element: MarkupElement) -> CGSize? {
    element.element(key: key).flatMap(Size.init).map { CGSize(width: $0.width, height: $0.height) }
  }

  func insets(_ key: String, of element: MarkupElement) -> UIEdgeInsets? {
    guard let insets = element.element(key: key).flatMap(InterfaceInsets.init) else { return nil }
    return UIEdgeInsets(
      top: CGFloat(insets.edges.top), left: CGFloat(insets.edges.left), bottom: CGFloat(insets.edges.bottom),
      right: CGFloat(insets.edges.right))
  }

  func directionalInsets(_ key: String, of element: MarkupElement) -> NSDirectionalEdgeInsets? {
    guard let insets = element.element(key: key).flatMap(InterfaceInsets.init) else { return nil }
    return NSDirectionalEdgeInsets(
      top: CGFloat(insets.edges.top), leading: CGFloat(insets.edges.left), bottom: CGFloat(insets.edges.bottom),
      trailing: CGFloat(insets.edges.right))
  }

  // MARK: Colors

  /// Returns the color with the key `key` in `element`, or `nil`.
  func color(_ key: String, of element: MarkupElement) -> UIColor? {
    guard let color = element.element(key: key, under: traits), color.name == "color" else { return nil }
    return self.color(color)
  }

  func color(_ element: MarkupElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let known = Self.systemColors[name] { return known }
      return namedColors[name].flatMap { components(of: $0) }
    }
    if let name = element["name"] { return namedColors[name].flatMap { components(of: $0) } }
    return components(of: element)
  }

  private func components(of element: MarkupElement) -> UIColor? {
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    if let color = cmykColor(of: element, alpha: alpha) { return color }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    else { return nil }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Returns the CMYK color of an element; `nil` if it has other components. No color profile is applied.
  private func cmykColor(of element: MarkupElement, alpha: CGFloat) -> UIColor? {
    guard let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    else { return nil }
    func light(_ ink: Double) -> CGFloat { CGFloat((1 - ink) * (1 - black)) }
    return UIColor(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
  }

  private static let systemColors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor":
      .secondarySystemGroupedBackground, "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
    "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "darkTextColor": .darkText, "lightTextColor": .lightText,
    "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .gray,
  ]

  // MARK: Fonts

  /// Returns the font with the key `key` in `element`, or `nil`.
  func font(_ key: String, of element: MarkupElement) -> UIFont? {
    element.element(key: key, under: traits).flatMap { font($0) }
  }

  func font(_ element: MarkupElement) -> UIFont? {
    let font = currentFont(element)
    return settings.systemFontEdition.map { font?.inEdition($0) } ?? font
  }

  private func currentFont(_ element: MarkupElement) -> UIFont? {
    if let style = element["style"] { return font(style: UIFont.TextStyle(rawValue: style)) }
    let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? Double(UIFont.systemFontSize))
    if let meta = element["metaFont"] { return Self.font(meta: meta, size: element.number("size").map { CGFloat($0) }) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system": return .systemFont(ofSize: size, weight: UIFont.Weight(caseName: element["weight"]) ?? .regular)
    default: break
    }
    return element["name"].map { namedFont($0, family: element["family"], size: size) }
  }

  private func font(style: UIFont.TextStyle) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return settings.textStyleSizes[style].map { font.inStyle(ofSize: $0) } ?? font
  }

  /// Returns the font that rich text refers to by its purpose.
  private static func font(meta: String, size: CGFloat?) -> UIFont {
    switch meta {
    case "systemBold", "boldSystem", "systemSemibold": .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "label": .systemFont(ofSize: size ?? UIFont.labelFontSize)
    case "smallSystem": .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    case "cellTitle": .systemFont(ofSize: size ?? 12)
    default: .systemFont(ofSize: size ?? UIFont.systemFontSize)
    }
  }

  // MARK: Images

  /// Returns the image named by the attribute `name`, or `nil`.
  func image(_ name: String, of element: MarkupElement) -> UIImage? {
    if let reference = element.element(key: name), reference.name == "imageReference", let image = reference["image"] {
      return self.image(named: image, isSystem: reference["catalog"] == "system", reference)
    }
    guard let image = element.value(name, under: traits) else { return nil }
    return self.image(named: image, isSystem: element["catalog"] == "system", element)
  }

  private func image(named name: String, isSystem: Bool, _ element: MarkupElement) -> UIImage? {
    if isSystem {
      let image = symbol(named: name)
      if image == nil { note(.missingImage(name), at: element) }
      guard let words = element["symbolScale"], let scale = Self.symbolScales[words] else { return image }
      return image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    if !isCanvas, let image = UIImage(named: name, in: settings.bundle, compatibleWith: nil) { return image }
    if !isCanvas { note(.missingImage(name), at: element) }
    return imageSizes[name].map { UIImage.empty(size: CGSize(width: $0.width, height: $0.height)) }
  }

  /// Returns a symbol. A name that only the document knows is one of a later version of SF Symbols.
  private func symbol(named name: String) -> UIImage? {
    isCanvas || imageSizes[name] != nil ? UIImage(symbol: name) : UIImage(systemName: name)
  }

  static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  /// Returns the symbol configuration of a `preferredSymbolConfiguration` element.
  func symbolConfiguration(_ key: String, of element: MarkupElement) -> UIImage.SymbolConfiguration? {
    guard let element = element.element(key: key) else { return nil }
    let scale = Self.symbolScales[element["scale"] ?? ""] ?? .unspecified
    let weight = UIImage.SymbolWeight(caseName: element["weight"]) ?? .unspecified
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
    if element["configurationType"] == "font", let font = font("fontDescription", of: element) {
      return UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: weight, scale: scale)
    }
    return weight == .unspecified
      ? UIImage.SymbolConfiguration(scale: scale) : UIImage.SymbolConfiguration(weight: weight)
  }
}
