// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let button = ViewClass(
    "UIButton", superclass: "UIControl", "A button.", make: { UIButton(type: .system) },
    variants: Variants(
      key: "type", documentation: "The kind of button; system unless it is set.",
      choices: [
        ("system", { UIButton(type: .system) }), ("custom", { UIButton(type: .custom) }),
        ("detailDisclosure", { UIButton(type: .detailDisclosure) }), ("infoLight", { UIButton(type: .infoLight) }),
        ("infoDark", { UIButton(type: .infoDark) }), ("contactAdd", { UIButton(type: .contactAdd) }),
        ("close", { UIButton(type: .close) }),
      ]),
    properties: [
      .property("configuration", "The look: plain, gray, tinted or filled, or a mapping with a style and more.") {
        (view: UIButton, value: ButtonLook) in
        var configuration = value.configuration
        // A title or image that stands before it in the file is kept.
        configuration.title = configuration.title ?? view.title(for: .normal)
        configuration.image = configuration.image ?? view.image(for: .normal)
        view.configuration = configuration
      },
      .property("title", "The title.") { (view: UIButton, value: String?) in
        if view.configuration == nil { view.setTitle(value, for: .normal) } else { view.configuration?.title = value }
      },
      .property("titleColor", "The colour of the title.") { (view: UIButton, value: UIColor) in
        if view.configuration == nil {
          view.setTitleColor(value, for: .normal)
        } else {
          view.configuration?.baseForegroundColor = value
        }
      },
      .property("font", "The font of the title, in a button without configuration.") {
        (view: UIButton, value: UIFont) in view.titleLabel?.font = value
      },
      .property("image", "The image beside the title.") { (view: UIButton, value: FileImage) in
        if view.configuration == nil {
          view.setImage(value.image, for: .normal)
        } else {
          view.configuration?.image = value.image
        }
      },
      .property("contentEdgeInsets", "The distances of the content from the edges, in a button without configuration.")
      {
        (view: UIButton, value: UIEdgeInsets) in view.contentEdgeInsets = value
      },
    ])
}
