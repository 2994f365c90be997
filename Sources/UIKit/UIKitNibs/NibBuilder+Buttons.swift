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
    if let configuration = element.element("buttonConfiguration") { apply(configuration: configuration, to: button) }
  }

  private func apply(_ element: MarkupElement, of owner: MarkupElement, to button: UIButton) {
    guard let (state, group) = option("key", of: element, Self.states) else { return }
    load(group.properties, from: element, into: button)
    if let title = owner["id"].flatMap({ settings.strings["\($0).\(group.name)Title"] }) {
      button.setTitle(title, for: state)
    }
    if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: element) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  private static let states = Dictionary(uniqueKeysWithValues: UIButton.stateGroups.map { ($0.group.name, $0) })

  private func apply(configuration element: MarkupElement, to button: UIButton) {
    load(UIButton.configurationGroup.properties, from: element, into: button)
    // The text itself can have fonts.
    guard element.element(key: "attributedTitle") == nil, let font = font("titleFontDescription", of: element) else {
      return
    }
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.uiKit.font = font
      return attributes
    }
  }
}
