// SPDX-License-Identifier: MIT

import Tinamou

/// The values of a button for other states than the normal one.
@MainActor
struct ButtonStates: FileValue {
  /// Sets the values of a button.
  let apply: @MainActor (UIButton) -> Void

  private static let states: [(name: String, state: UIControl.State)] = [
    ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled), ("focused", .focused),
  ]

  static var schema: ValueSchema {
    let values = ValueSchema.object([
      "title": String.schema, "attributedTitle": FileAttributedText.schema, "titleColor": UIColor.schema,
      "titleShadowColor": UIColor.schema, "image": FileImage.schema, "backgroundImage": FileImage.schema,
    ])
    return .object(Dictionary(uniqueKeysWithValues: states.map { ($0.name, values) }))
  }

  /// Reads a mapping from states to mappings with their values.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> ButtonStates
  {
    let fields = try FileFields(node, of: key, owner: "the states of a button", keys: states.map(\.name), in: reading)
    var steps: [@MainActor (UIButton) -> Void] = []
    for (name, state) in states {
      if let node = fields.node(name) { steps.append(try values(node, of: name, for: state, in: reading)) }
    }
    return ButtonStates { [steps] button in for step in steps { step(button) } }
  }

  private static func values(
    _ node: SourceNode, of key: String, for state: UIControl.State, in reading: FileReading
  ) throws(LayoutFileError) -> @MainActor (UIButton) -> Void {
    let fields = try FileFields(
      node, of: key, owner: "a state of a button",
      keys: ["title", "attributedTitle", "titleColor", "titleShadowColor", "image", "backgroundImage"], in: reading)
    let title = try fields.value("title", as: String.self)
    let attributedTitle = try fields.value("attributedTitle", as: FileAttributedText.self)
    let titleColor = try fields.value("titleColor", as: UIColor.self)
    let shadowColor = try fields.value("titleShadowColor", as: UIColor.self)
    let image = try fields.value("image", as: FileImage.self)
    let background = try fields.value("backgroundImage", as: FileImage.self)
    return { button in
      if let title { button.setTitle(title, for: state) }
      if let attributedTitle { button.setAttributedTitle(attributedTitle.text, for: state) }
      if let titleColor { button.setTitleColor(titleColor, for: state) }
      if let shadowColor { button.setTitleShadowColor(shadowColor, for: state) }
      if let image { button.setImage(image.image, for: state) }
      if let background { button.setBackgroundImage(background.image, for: state) }
    }
  }
}
