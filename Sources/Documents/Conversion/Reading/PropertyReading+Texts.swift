// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// The properties of labels, fields, text views, images and buttons.
  static let texts: [PropertyReading] = labels + fields + textViews + images + buttons

  private static let labels = PropertyTable.label.properties.map { PropertyReading($0) }

  private static let fields: [PropertyReading] = [
    .of("text") { (view: UITextField) in view.ownAttributedText == nil ? .init(view.text) : .text("") },
    .of("placeholder") { (view: UITextField) in
      view.attributedPlaceholder.hasAttributes ? .none : .init(view.placeholder)
    },
    .of("font") { (view: UITextField) in .init(view.font) },
    .of("textColor") { (view: UITextField) in .init(view.textColor) },
    .of("textAlignment") { (view: UITextField) in .choice(ChoiceNames.textAlignments[view.textAlignment] ?? "natural")
    },
    .of("borderStyle") { (view: UITextField) in .choice(ChoiceNames.borderStyles[view.borderStyle] ?? "none") },
    .of("isSecureTextEntry") { (view: UITextField) in .flag(view.isSecureTextEntry) },
    .of("adjustsFontSizeToFitWidth") { (view: UITextField) in .flag(view.adjustsFontSizeToFitWidth) },
    .of("minimumFontSize") { (view: UITextField) in .number(Double(view.minimumFontSize)) },
    .of("adjustsFontForContentSizeCategory") { (view: UITextField) in .flag(view.adjustsFontForContentSizeCategory) },
    .of("clearButtonMode") { (view: UITextField) in .choice("\(view.clearButtonMode)") },
    .of("keyboardType") { (view: UITextField) in .choice("\(view.keyboardType)") },
    .of("returnKeyType") { (view: UITextField) in .choice("\(view.returnKeyType)") },
    .of("autocapitalizationType") { (view: UITextField) in .choice("\(view.autocapitalizationType)") },
    .of("autocorrectionType") { (view: UITextField) in .choice("\(view.autocorrectionType)") },
    .of("attributedText") { (view: UITextField) in .init(view.ownAttributedText) },
    .of("attributedPlaceholder") { (view: UITextField) in
      view.attributedPlaceholder.hasAttributes ? .init(view.attributedPlaceholder) : .none
    },
  ]

  private static let textViews = PropertyTable.textView.properties.map { PropertyReading($0) }

  private static let images: [PropertyReading] = [
    .of("image") { (view: UIImageView) in .init(view.image) },
    .of("highlightedImage") { (view: UIImageView) in .init(view.highlightedImage) },
    .of("isHighlighted") { (view: UIImageView) in .flag(view.isHighlighted) },
  ]

  private static let buttons: [PropertyReading] = [
    .of("type") { (view: UIButton) in .choice(ChoiceNames.buttonTypes[view.buttonType] ?? "custom") },
    .of("configuration") { (view: UIButton) in shownConfiguration(of: view).map(PropertyValue.init) ?? .none },
    .ofPlainButton("title") { .init($0.title(for: .normal)) },
    .ofPlainButton("titleColor") { .init($0.titleColor(for: .normal)) },
    .ofPlainButton("font") { .init($0.titleLabel?.font) },
    .ofPlainButton("image") { .init($0.image(for: .normal)) },
    .ofPlainButton("attributedTitle") { .init($0.ownContent(for: .normal).attributedTitle) },
    .ofPlainButton("titleShadowColor") { .init($0.ownContent(for: .normal).titleShadowColor) },
    .ofPlainButton("backgroundImage") { .init($0.ownContent(for: .normal).backgroundImage) },
    .of("states") { (view: UIButton) in states(of: view) },
    .of("contentEdgeInsets") { (view: UIButton) in .insets(DescribedInsets(view.contentEdgeInsets)) },
    .of("titleEdgeInsets") { (view: UIButton) in .insets(DescribedInsets(view.titleEdgeInsets)) },
    .of("imageEdgeInsets") { (view: UIButton) in .insets(DescribedInsets(view.imageEdgeInsets)) },
  ]

  /// Returns what a button has for other states than the normal one: a group for each state.
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

  /// Returns the reading of a property that a configuration replaces.
  private static func ofPlainButton(
    _ name: String, _ read: @escaping @MainActor (UIButton) -> PropertyValue
  ) -> PropertyReading {
    PropertyReading(name: name) { view in
      guard let button = view as? UIButton, button.configuration == nil else { return nil }
      return read(button)
    }
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
