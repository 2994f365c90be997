// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let button = ViewClass(
    "UIButton", superclass: "UIControl", "A button.", make: { UIButton(type: .system) },
    variants: Variants(
      key: "type", documentation: "The type of the button. The default is system.",
      choices: [
        ("system", { UIButton(type: .system) }), ("custom", { UIButton(type: .custom) }),
        ("detailDisclosure", { UIButton(type: .detailDisclosure) }), ("infoLight", { UIButton(type: .infoLight) }),
        ("infoDark", { UIButton(type: .infoDark) }), ("contactAdd", { UIButton(type: .contactAdd) }),
        ("close", { UIButton(type: .close) }),
      ]),
    properties: [
      .property(
        "configuration", "The configuration: plain, gray, tinted or filled, or a mapping with a style and other values."
      ) {
        (view: UIButton, value: ButtonConfiguration) in
        var configuration = value.configuration
        // A title or image that an earlier key of the file set is preserved.
        if configuration.title == nil { configuration.title = view.title(for: .normal) }
        configuration.image = configuration.image ?? view.image(for: .normal)
        view.configuration = configuration
      },
      .property("title", "The title.") { (view: UIButton, value: String?) in
        if view.configuration == nil { view.setTitle(value, for: .normal) } else { view.configuration?.title = value }
      },
      .property("titleColor", "The title color.") { (view: UIButton, value: UIColor) in
        if view.configuration == nil {
          view.setTitleColor(value, for: .normal)
        } else {
          view.configuration?.baseForegroundColor = value
        }
      },
      .property("font", "The font of the title, for a button without a configuration.") {
        (view: UIButton, value: UIFont) in view.titleLabel?.font = value
      },
      .property("image", "The image beside the title.") { (view: UIButton, value: FileImage) in
        if view.configuration == nil {
          view.setImage(value.image, for: .normal)
        } else {
          view.configuration?.image = value.image
        }
      },
      .property("attributedTitle", "The title with attributes, for a button without a configuration.") {
        (view: UIButton, value: FileAttributedText) in view.setAttributedTitle(value.text, for: .normal)
      },
      .property("titleShadowColor", "The color of the title's shadow.") {
        (view: UIButton, value: UIColor) in view.setTitleShadowColor(value, for: .normal)
      },
      .property("backgroundImage", "The image behind the content, for a button without a configuration.") {
        (view: UIButton, value: FileImage) in view.setBackgroundImage(value.image, for: .normal)
      },
      .property("states", "The titles, colors and images for other states than the normal one.") {
        (view: UIButton, value: ButtonStates) in value.apply(view)
      },
      .property("titleEdgeInsets", "The insets of the title, for a button without a configuration.") {
        (view: UIButton, value: UIEdgeInsets) in view.titleEdgeInsets = value
      },
      .property("imageEdgeInsets", "The insets of the image, for a button without a configuration.") {
        (view: UIButton, value: UIEdgeInsets) in view.imageEdgeInsets = value
      },
      .property("contentEdgeInsets", "The insets of the content, for a button without a configuration.") {
        (view: UIButton, value: UIEdgeInsets) in view.contentEdgeInsets = value
      },
    ])
}
