// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// The type and the configuration of a button.
  static let configurations: [PropertyReading] = [
    .of("type") { (view: UIButton) in .choice(view.buttonType.caseName ?? "custom") },
    .of("configuration") { (view: UIButton) in shownConfiguration(of: view).map(PropertyValue.init) ?? .none },
  ]

  /// The content of a button for other states than the normal one: a group for each state.
  static let states: [PropertyReading] = [.of("states") { (view: UIButton) in states(of: view) }]

  @MainActor
  private static func states(of button: UIButton) -> PropertyValue {
    let states: [(name: String, state: UIControl.State)] = [
      ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled), ("focused", .focused),
    ]
    let groups = states.compactMap { name, state -> DescribedProperty? in
      let content = button.ownContent(for: state)
      let parts: [(String, PropertyValue)] = [
        ("title", .init(content.title)), ("attributedTitle", .init(content.attributedTitle)),
        ("titleColor", .init(content.titleColor)), ("titleShadowColor", .init(content.titleShadowColor)),
        ("image", .init(content.image)), ("backgroundImage", .init(content.backgroundImage)),
      ]
      let present = parts.filter { $0.1 != .none }.map { DescribedProperty(name: $0.0, value: $0.1) }
      return present.isEmpty ? nil : DescribedProperty(name: name, value: .group(present))
    }
    return groups.isEmpty ? .none : .group(groups)
  }

  /// Returns the configuration with the title and image of the button where it has none of its own.
  @MainActor
  private static func shownConfiguration(of button: UIButton) -> UIButton.Configuration? {
    guard var configuration = button.configuration, [.system, .custom].contains(button.buttonType) else {
      return button.configuration
    }
    if configuration.title == nil { configuration.title = button.title(for: .normal) }
    configuration.image = configuration.image ?? button.image(for: .normal)
    return configuration
  }
}
