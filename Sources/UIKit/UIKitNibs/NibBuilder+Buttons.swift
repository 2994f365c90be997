// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Buttons.
extension NibBuilder {
  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
  ]

  func apply(_ element: MarkupElement, to button: UIButton) {
    if let mode: NSLineBreakMode = choice("lineBreakMode", of: element) { button.titleLabel?.lineBreakMode = mode }
    for state in element.elements("state") { apply(state, of: element, to: button) }
    if let configuration = configuration(of: element) { button.configuration = configuration }
  }

  private func apply(_ element: MarkupElement, of owner: MarkupElement, to button: UIButton) {
    guard let state = option("key", of: element, Self.states) else { return }
    let localized = owner["id"].flatMap { settings.strings["\($0).\(element["key"] ?? "")Title"] }
    if let title = localized ?? text("title", of: element) { button.setTitle(title, for: state) }
    if let title = attributedText("attributedTitle", of: element) { button.setAttributedTitle(title, for: state) }
    if let color = color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let color = color("titleShadowColor", of: element) { button.setTitleShadowColor(color, for: state) }
    if let image = image("image", of: element) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element) { button.setBackgroundImage(image, for: state) }
    if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: element) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  private func configuration(of element: MarkupElement) -> UIButton.Configuration? {
    guard let element = element.element("buttonConfiguration"),
      var configuration = option("style", of: element, Self.configurationStyles)?()
    else { return nil }
    configuration.title = text("title", of: element)
    configuration.subtitle = text("subtitle", of: element)
    configuration.image = image("image", of: element)
    if let text = attributedText("attributedTitle", of: element) {
      configuration.attributedTitle = Self.attributedString(text)
    } else if let font = font("titleFontDescription", of: element) {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.uiKit.font = font
        return attributes
      }
    }
    if let color = color("baseForegroundColor", of: element) { configuration.baseForegroundColor = color }
    if let color = color("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = color }
    if let padding = element.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
    if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    if let placement = option("imagePlacement", of: element, Self.placements) {
      configuration.imagePlacement = placement
    }
    if let size: UIButton.Configuration.Size = choice("buttonSize", of: element) { configuration.buttonSize = size }
    if let corners: UIButton.Configuration.CornerStyle = choice("cornerStyle", of: element) {
      configuration.cornerStyle = corners
    }
    if element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = true }
    if let insets = element.element(key: "contentInsets").flatMap(InterfaceInsets.init) {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.edges.top), leading: CGFloat(insets.edges.left), bottom: CGFloat(insets.edges.bottom),
        trailing: CGFloat(insets.edges.right))
    }
    return configuration
  }

  /// Returns the text with the font and the color of each run.
  private static func attributedString(_ text: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var run = AttributedString(text.attributedSubstring(from: range).string)
      run.uiKit.font = attributes[.font] as? UIFont
      run.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
      result.append(run)
    }
    return result
  }

  private static let configurationStyles: [String: @MainActor @Sendable () -> UIButton.Configuration] = [
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
    "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
    "borderedTinted": UIButton.Configuration.borderedTinted,
    "borderedProminent": UIButton.Configuration.borderedProminent,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}
