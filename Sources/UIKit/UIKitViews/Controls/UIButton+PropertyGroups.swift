// SPDX-License-Identifier: MIT

extension UIButton {
  /// The content of a button in a state: a group for each state, with its name.
  package static let stateGroups: [(state: State, group: PropertyGroup)] = [
    (.normal, stateGroup("normal", .normal)), (.highlighted, stateGroup("highlighted", .highlighted)),
    (.selected, stateGroup("selected", .selected)), (.disabled, stateGroup("disabled", .disabled)),
    (.focused, stateGroup("focused", .focused)),
  ]

  private static func stateGroup(_ name: String, _ state: State) -> PropertyGroup {
    PropertyGroup(
      name, of: "a state of a button",
      [
        .shown(
          "title", .text, "The title.", { $0.ownContent(for: state).title }, { $0.setTitle($1, for: state) }),
        .shown(
          "attributedTitle", .attributedText, "The title with attributes.",
          { $0.ownContent(for: state).attributedTitle }, { $0.setAttributedTitle($1, for: state) }),
        .shown(
          "titleColor", .color, "The title color.", { $0.ownContent(for: state).titleColor },
          { $0.setTitleColor($1, for: state) }),
        .shown(
          "titleShadowColor", .color, "The color of the title's shadow.",
          { $0.ownContent(for: state).titleShadowColor }, { $0.setTitleShadowColor($1, for: state) }),
        .shown(
          "image", .image, "The image beside the title.", { $0.ownContent(for: state).image },
          { $0.setImage($1, for: state) }),
        .shown(
          "backgroundImage", .image, "The image behind the content.", { $0.ownContent(for: state).backgroundImage },
          { $0.setBackgroundImage($1, for: state) }),
      ])
  }

  /// The configuration of a button. The style makes a new one; the others change it.
  package static let configurationGroup = PropertyGroup(
    "configuration", of: "a button's configuration",
    [
      .shown(
        "style", .choice(Configuration.Style.caseNames), "The style.", { $0.configuration?.style },
        { $0.configuration = Configuration(style: $1) }),
      .configured("buttonSize", \.buttonSize, "The size, which also sets the insets."),
      .shown(
        "title", .text, "The title.",
        { $0.describedConfiguration.flatMap { $0.richTitle == nil ? $0.title : nil } }, { $0.configuration?.title = $1 }
      ),
      .configured("attributedTitle", \.richTitle, "The title with attributes.", kind: .attributedText),
      .configured(
        "showsActivityIndicator", \.showsActivityIndicator, "Whether an activity indicator replaces the image."),
      .configured("subtitle", \.subtitle, "The text below the title.", kind: .text),
      .configured("image", \.image, "The image beside the title.", kind: .image),
      .configured("imagePlacement", \.imagePlacement, "The edge of the title at which the image is."),
      .configured("imagePadding", \.imagePadding, "The spacing between image and title, in points."),
      .configured("titlePadding", \.titlePadding, "The spacing between title and subtitle, in points."),
      .configured("contentInsets", \.contentInsets, "The insets of the content, in points."),
      .configured("cornerStyle", \.cornerStyle, "The style of the corners."),
      .configured("baseForegroundColor", \.baseForegroundColor, "The color of title and image.", kind: .color),
      .configured(
        "baseBackgroundColor", \.baseBackgroundColor, "The color that the background derives from.", kind: .color),
    ])

  /// The configuration with the title and image of the button where it has none of its own.
  fileprivate var describedConfiguration: Configuration? {
    guard var configuration, [.system, .custom].contains(buttonType) else { return configuration }
    // Setting a title removes the attributes of the one before.
    if configuration.title == nil { configuration.title = title(for: .normal) }
    if configuration.image == nil { configuration.image = image(for: .normal) }
    return configuration
  }
}

extension ObjectProperty {
  fileprivate static func shown<Value: PropertyRepresentable>(
    _ name: String, _ kind: PropertyKind, _ documentation: String, _ read: @escaping @MainActor (UIButton) -> Value?,
    _ write: @escaping @MainActor (UIButton, Value) -> Void
  ) -> ObjectProperty {
    ObjectProperty(name, kind, documentation, read: read, write: write)
  }

  fileprivate static func configured<Value: PropertyRepresentable>(
    _ name: String, _ path: WritableKeyPath<UIButton.Configuration, Value>, _ documentation: String,
    kind: PropertyKind = Value.propertyKind
  ) -> ObjectProperty {
    .shown(
      name, kind, documentation, { $0.describedConfiguration?[keyPath: path] },
      { $0.configuration?[keyPath: path] = $1 })
  }
}

extension UIButton.Configuration {
  /// The title with the attributes that it shows, its own or the transformer's; `nil` for a title without attributes.
  fileprivate var richTitle: NSAttributedString? {
    get {
      guard let attributedTitle else { return nil }
      let result = NSMutableAttributedString(string: "")
      var isPlain = true
      for run in attributedTitle.runs {
        let shown = (titleTextAttributesTransformer?(run.attributes) ?? run.attributes).uiKit
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = shown.font
        attributes[.foregroundColor] = shown.foregroundColor
        attributes[.backgroundColor] = shown.backgroundColor
        attributes[.kern] = shown.kern
        isPlain = isPlain && attributes.isEmpty
        let text = String(attributedTitle[run.range].characters)
        result.append(NSAttributedString(string: text, attributes: attributes))
      }
      return isPlain ? nil : result
    }
    set {
      attributedTitle = newValue.map { text in
        var result = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
          var run = AttributedString(text.attributedSubstring(from: range).string)
          run.uiKit.font = attributes[.font] as? UIFont
          run.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
          run.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
          run.uiKit.kern = attributes[.kern] as? CGFloat
          result.append(run)
        }
        return result
      }
    }
  }
}

// MARK: Choices

extension UIButton.Configuration.Style: NamedCases {
  package static var kindOfValue: String { "a button style" }
  package static var namedCases: [(name: String, value: UIButton.Configuration.Style)] {
    [
      ("plain", .plain), ("gray", .gray), ("tinted", .tinted), ("filled", .filled), ("borderless", .plain),
      ("bordered", .gray), ("borderedTinted", .tinted), ("borderedProminent", .filled), ("glass", .glass),
      ("prominentGlass", .prominentGlass), ("clearGlass", .clearGlass), ("prominentClearGlass", .prominentClearGlass),
    ]
  }
}

extension NSDirectionalRectEdge: NamedCases {
  package static var kindOfValue: String { "an image placement" }
  package static var namedCases: [(name: String, value: NSDirectionalRectEdge)] {
    [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
  }
}
