// SPDX-License-Identifier: MIT

import Tinamou

/// The configuration of a button.
struct ButtonConfiguration: FileValue {
  let configuration: UIButton.Configuration

  static var schema: ValueSchema {
    .any([
      .choice(ButtonStyle.choices.map(\.name)),
      .object([
        "style": .choice(ButtonStyle.choices.map(\.name)), "title": String.schema,
        "attributedTitle": FileAttributedText.schema, "showsActivityIndicator": .boolean, "subtitle": String.schema,
        "image": FileImage.schema, "imagePlacement": .choice(ImagePlacement.choices.map(\.name)),
        "imagePadding": .number, "titlePadding": .number, "contentInsets": NSDirectionalEdgeInsets.schema,
        "buttonSize": .choice(UIButton.Configuration.Size.choices.map(\.name)),
        "cornerStyle": .choice(UIButton.Configuration.CornerStyle.choices.map(\.name)),
        "baseForegroundColor": .reference("color"), "baseBackgroundColor": .reference("color"),
      ]),
    ])
  }

  /// Reads a style, or a mapping with a style and the values that differ from it, with UIKit's names.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError)
    -> ButtonConfiguration
  {
    guard case .mapping = node.content else {
      return ButtonConfiguration(configuration: try ButtonStyle.read(node, of: key, in: reading).configuration)
    }
    let keys = [
      "style", "title", "attributedTitle", "showsActivityIndicator",
      "subtitle", "image", "imagePlacement", "imagePadding", "titlePadding", "contentInsets",
      "buttonSize", "cornerStyle", "baseForegroundColor", "baseBackgroundColor",
    ]
    let fields = try FileFields(node, of: key, owner: "a button's configuration", keys: keys, in: reading)
    var configuration = try fields.value("style", as: ButtonStyle.self)?.configuration ?? .plain()
    // The size is applied first because it sets the default insets.
    if let size = try fields.value("buttonSize", as: UIButton.Configuration.Size.self) {
      configuration.buttonSize = size
    }
    try readTexts(into: &configuration, fields)
    try readGeometry(into: &configuration, fields)
    try readColors(into: &configuration, fields)
    return ButtonConfiguration(configuration: configuration)
  }

  private static func readTexts(
    into configuration: inout UIButton.Configuration, _ fields: FileFields
  ) throws(LayoutFileError) {
    if let title = try fields.value("title", as: String.self) { configuration.title = title }
    if let title = try fields.value("attributedTitle", as: FileAttributedText.self) {
      configuration.attributedTitle = title.configurationTitle
    }
    if let isShown = try fields.value("showsActivityIndicator", as: Bool.self) {
      configuration.showsActivityIndicator = isShown
    }
    if let subtitle = try fields.value("subtitle", as: String.self) { configuration.subtitle = subtitle }
    if let image = try fields.value("image", as: FileImage.self) { configuration.image = image.image }
  }

  private static func readGeometry(
    into configuration: inout UIButton.Configuration, _ fields: FileFields
  ) throws(LayoutFileError) {
    if let placement = try fields.value("imagePlacement", as: ImagePlacement.self) {
      configuration.imagePlacement = placement.edge
    }
    if let padding = try fields.value("imagePadding", as: CGFloat.self) { configuration.imagePadding = padding }
    if let padding = try fields.value("titlePadding", as: CGFloat.self) { configuration.titlePadding = padding }
    if let insets = try fields.value("contentInsets", as: NSDirectionalEdgeInsets.self) {
      configuration.contentInsets = insets
    }
    if let corners = try fields.value("cornerStyle", as: UIButton.Configuration.CornerStyle.self) {
      configuration.cornerStyle = corners
    }
  }

  private static func readColors(
    into configuration: inout UIButton.Configuration, _ fields: FileFields
  ) throws(LayoutFileError) {
    if let color = try fields.value("baseForegroundColor", as: UIColor.self) {
      configuration.baseForegroundColor = color
    }
    if let color = try fields.value("baseBackgroundColor", as: UIColor.self) {
      configuration.baseBackgroundColor = color
    }
  }
}

/// A button style, by name.
private struct ButtonStyle: NamedChoice {
  private let make: @MainActor @Sendable () -> UIButton.Configuration

  var configuration: UIButton.Configuration { make() }

  static var kind: String { "a button style" }
  static var choices: [(name: String, value: ButtonStyle)] {
    [
      ("plain", ButtonStyle { .plain() }), ("gray", ButtonStyle { .gray() }), ("tinted", ButtonStyle { .tinted() }),
      ("filled", ButtonStyle { .filled() }),
    ]
  }

  init(_ make: @escaping @MainActor @Sendable () -> UIButton.Configuration) {
    self.make = make
  }
}

/// The placement of a button's image, by name.
private struct ImagePlacement: NamedChoice {
  let edge: NSDirectionalRectEdge

  static var kind: String { "an image placement" }
  static var choices: [(name: String, value: ImagePlacement)] {
    [
      ("top", ImagePlacement(edge: .top)), ("leading", ImagePlacement(edge: .leading)),
      ("bottom", ImagePlacement(edge: .bottom)), ("trailing", ImagePlacement(edge: .trailing)),
    ]
  }
}
