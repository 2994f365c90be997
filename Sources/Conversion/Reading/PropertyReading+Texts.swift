// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// The properties of labels, fields, text views, images and buttons.
  static let texts: [PropertyReading] = labels + fields + images + buttons

  private static let labels: [PropertyReading] = [
    .of("text") { (view: UILabel) in .init(view.text) },
    .of("font") { (view: UILabel) in .init(view.font) },
    .of("textColor") { (view: UILabel) in .init(view.textColor) },
    .of("textAlignment") { (view: UILabel) in .choice(ChoiceNames.textAlignments[view.textAlignment] ?? "natural") },
    .of("numberOfLines") { (view: UILabel) in .number(Double(view.numberOfLines)) },
    .of("lineBreakMode") { (view: UILabel) in .choice(ChoiceNames.lineBreaks[view.lineBreakMode] ?? "byTruncatingTail")
    },
    .of("preferredMaxLayoutWidth") { (view: UILabel) in .number(Double(view.preferredMaxLayoutWidth)) },
    .of("adjustsFontSizeToFitWidth") { (view: UILabel) in .flag(view.adjustsFontSizeToFitWidth) },
    .of("minimumScaleFactor") { (view: UILabel) in .number(Double(view.minimumScaleFactor)) },
  ]

  private static let fields: [PropertyReading] = [
    .of("text") { (view: UITextField) in .init(view.text) },
    .of("placeholder") { (view: UITextField) in .init(view.placeholder) },
    .of("font") { (view: UITextField) in .init(view.font) },
    .of("textColor") { (view: UITextField) in .init(view.textColor) },
    .of("textAlignment") { (view: UITextField) in .choice(ChoiceNames.textAlignments[view.textAlignment] ?? "natural")
    },
    .of("borderStyle") { (view: UITextField) in .choice(ChoiceNames.borderStyles[view.borderStyle] ?? "none") },
    .of("isSecureTextEntry") { (view: UITextField) in .flag(view.isSecureTextEntry) },
    .of("text") { (view: UITextView) in .init(view.text) },
    .of("font") { (view: UITextView) in .init(view.font) },
    .of("textColor") { (view: UITextView) in .init(view.textColor) },
    .of("textAlignment") { (view: UITextView) in .choice(ChoiceNames.textAlignments[view.textAlignment] ?? "natural") },
    .of("isScrollEnabled") { (view: UITextView) in .flag(view.isScrollEnabled) },
    .of("isEditable") { (view: UITextView) in .flag(view.isEditable) },
    .of("textContainerInset") { (view: UITextView) in .insets(DescribedInsets(view.textContainerInset)) },
  ]

  private static let images: [PropertyReading] = [
    .of("image") { (view: UIImageView) in .init(view.image) }
  ]

  private static let buttons: [PropertyReading] = [
    .of("type") { (view: UIButton) in .choice(ChoiceNames.buttonTypes[view.buttonType] ?? "custom") },
    .of("configuration") { (view: UIButton) in shownConfiguration(of: view).map(PropertyValue.init) ?? .none },
    .ofPlainButton("title") { .init($0.title(for: .normal)) },
    .ofPlainButton("titleColor") { .init($0.titleColor(for: .normal)) },
    .ofPlainButton("font") { .init($0.titleLabel?.font) },
    .ofPlainButton("image") { .init($0.image(for: .normal)) },
    .of("contentEdgeInsets") { (view: UIButton) in .insets(DescribedInsets(view.contentEdgeInsets)) },
    .of("titleEdgeInsets") { (view: UIButton) in .insets(DescribedInsets(view.titleEdgeInsets)) },
    .of("imageEdgeInsets") { (view: UIButton) in .insets(DescribedInsets(view.imageEdgeInsets)) },
  ]

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
    configuration.title = configuration.title ?? button.title(for: .normal)
    configuration.image = configuration.image ?? button.image(for: .normal)
    return configuration
  }
}
