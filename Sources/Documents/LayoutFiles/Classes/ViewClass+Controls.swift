// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  /// The types of buttons.
  static let buttonTypes = Variants(
    key: "type", documentation: "The type of the button. The default is system.",
    choices: UIButton.ButtonType.namedCases.map { name, type in
      let make: @MainActor () -> UIView = { UIButton(type: type) }
      return (name, make)
    })

  /// The keys of buttons for their configuration and for states.
  static let buttonKeys: [PropertyDefinition] = [
    configuration,
    .group(
      "states", "The titles, colors and images for other states than the normal one.", of: "the states of a button",
      UIButton.stateGroups.filter { $0.state != .normal }.map { PropertyDefinition($0.group) }),
  ]

  /// The configuration: a style, or a mapping.
  private static var configuration: PropertyDefinition {
    let styles = UIButton.Configuration.Style.caseNames
    let mapping = PropertyDefinition(UIButton.configurationGroup)
    return PropertyDefinition(
      name: mapping.name, schema: .any([.choice(styles.names), mapping.schema]),
      documentation: "The configuration: plain, gray, tinted or filled, or a mapping with a style and other values."
    ) { (node, reading) throws(LayoutFileError) in
      guard case .mapping = node.content else {
        let style = try reading.choice(
          node, of: mapping.name, kind: styles.kind, among: UIButton.Configuration.Style.namedCases)
        return { (target) throws(LayoutFileError) in try configure(target, style) { _ in } }
      }
      let set = try mapping.read(node, reading)
      return { (target) throws(LayoutFileError) in try configure(target, .plain, set) }
    }
  }

  /// Gives a button a configuration. A title or image that an earlier key of the file set is preserved.
  private static func configure(
    _ target: PropertyTarget, _ style: UIButton.Configuration.Style, _ set: PropertyDefinition.Setter
  ) throws(LayoutFileError) {
    guard let button = target.view as? UIButton else { return }
    button.configuration = UIButton.Configuration(style: style)
    try set(target)
    if button.configuration?.title == nil { button.configuration?.title = button.title(for: .normal) }
    if button.configuration?.image == nil { button.configuration?.image = button.image(for: .normal) }
  }
}
