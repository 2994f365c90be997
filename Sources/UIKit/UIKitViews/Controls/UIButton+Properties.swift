// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIButton``.
  package static let button = PropertyTable(
    UIButton.self, superclass: "UIControl", "A button.", make: { UIButton(type: .system) },
    [
      .plain(
        "title", .optional(.text), "The title.", read: { $0.title(for: .normal) },
        write: { $0.setTitle($1, for: .normal) }, configure: { $0.title = $1 }),
      .plain(
        "titleColor", .color, "The title color.", read: { $0.titleColor(for: .normal) },
        write: { $0.setTitleColor($1, for: .normal) }, configure: { $0.baseForegroundColor = $1 }),
      .plain(
        "font", .font, "The font of the title, for a button without a configuration.", document: "fontDescription",
        read: { $0.titleLabel?.font }, write: { $0.titleLabel?.font = $1 }),
      .plain(
        "image", .image, "The image beside the title.", read: { $0.image(for: .normal) },
        write: { $0.setImage($1, for: .normal) }, configure: { $0.image = $1 }),
      .plain(
        "attributedTitle", .attributedText, "The title with attributes, for a button without a configuration.",
        read: { $0.ownContent(for: .normal).attributedTitle }, write: { $0.setAttributedTitle($1, for: .normal) }),
      .plain(
        "titleShadowColor", .color, "The color of the title's shadow.",
        read: { $0.ownContent(for: .normal).titleShadowColor }, write: { $0.setTitleShadowColor($1, for: .normal) }),
      .plain(
        "backgroundImage", .image, "The image behind the content, for a button without a configuration.",
        read: { $0.ownContent(for: .normal).backgroundImage }, write: { $0.setBackgroundImage($1, for: .normal) }),
      ObjectProperty(
        "contentEdgeInsets", \UIButton.contentEdgeInsets,
        "The insets of the content, for a button without a configuration."),
      ObjectProperty(
        "titleEdgeInsets", \UIButton.titleEdgeInsets, "The insets of the title, for a button without a configuration."),
      ObjectProperty(
        "imageEdgeInsets", \UIButton.imageEdgeInsets, "The insets of the image, for a button without a configuration."),
      ObjectProperty(
        "adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted,
        "Whether the image is darker while the button is highlighted.", absent: true),
      ObjectProperty(
        "adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled,
        "Whether the image is lighter while the button is disabled.", absent: true),
      ObjectProperty(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory,
        "Whether the image grows with the text sizes for accessibility.", absent: false),
    ])
}

extension ObjectProperty {
  /// Returns what a button without a configuration has for its normal state. `configure` sets what takes its place in a
  /// configuration.
  fileprivate static func plain<Value: PropertyRepresentable>(
    _ name: String, _ kind: PropertyKind, _ documentation: String, document: DocumentName = .none,
    read: @escaping @MainActor (UIButton) -> Value, write: @escaping @MainActor (UIButton, Value) -> Void,
    configure: (@MainActor (inout UIButton.Configuration, Value) -> Void)? = nil
  ) -> ObjectProperty {
    ObjectProperty(
      name, kind, documentation, document: document,
      read: { (button: UIButton) -> Value? in button.configuration == nil ? read(button) : nil },
      write: { button, value in
        if let configure, var configuration = button.configuration {
          configure(&configuration, value)
          button.configuration = configuration
        } else {
          write(button, value)
        }
      })
  }
}

extension UIButton.ButtonType: NamedCases {
  package static var kindOfValue: String { "a type" }
  package static var namedCases: [(name: String, value: UIButton.ButtonType)] {
    [
      ("system", .system), ("custom", .custom), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
      ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
    ]
  }
}
