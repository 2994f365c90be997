// SPDX-License-Identifier: MIT

import Tinamou

@MainActor
extension UIFont: FileValue {
  static var schema: ValueSchema {
    .any([
      .number, UIFont.TextStyle.schema,
      .object([
        "size": .number, "weight": UIFont.Weight.schema, "style": UIFont.TextStyle.schema,
        "italic": .boolean, "monospacedDigits": .boolean, "name": .text,
      ]),
    ])
  }

  /// Reads a size in points, a text style, or a mapping with either of them and a weight.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Self {
    let font: UIFont
    if case .mapping = node.content {
      font = try described(node, of: key, in: reading)
    } else if let size = try plainSize(node, of: key, in: reading) {
      font = .systemFont(ofSize: size)
    } else {
      font = .preferredFont(forTextStyle: try UIFont.TextStyle.read(node, of: key, in: reading))
    }
    guard let font = font as? Self else { throw reading.error(.unreadableValue("this", as: "a font"), at: node) }
    return font
  }

  /// Returns the size if the value is a number or a metric, otherwise `nil`.
  private static func plainSize(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> CGFloat? {
    let text = try reading.scalar(node, of: key).text
    guard YAMLNumber.parse(text) != nil || reading.metrics[text] != nil else { return nil }
    return try size(node, of: key, in: reading)
  }

  private static func described(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> UIFont {
    let fields = try FileFields(
      node, of: key, owner: "a font", keys: ["name", "size", "weight", "style", "italic", "monospacedDigits"],
      in: reading)
    let style = try fields.value("style", as: UIFont.TextStyle.self)
    let base = style.map { UIFont.preferredFont(forTextStyle: $0) }
    var size: CGFloat?
    if let node = fields.node("size") { size = try self.size(node, of: "size", in: reading) }
    let points = size ?? base?.pointSize ?? UIFont.labelFontSize
    if let node = fields.node("name") {
      let name = try reading.scalar(node, of: "name").text
      guard let font = UIFont(name: name, size: points) else {
        throw reading.error(.unknownChoice(name, kind: "a font"), at: node)
      }
      return font
    }
    let weight = try fields.value("weight", as: UIFont.Weight.self)
    if try fields.value("monospacedDigits", as: Bool.self) == true {
      return .monospacedDigitSystemFont(ofSize: points, weight: weight ?? .regular)
    }
    if try fields.value("italic", as: Bool.self) == true { return .italicSystemFont(ofSize: points) }
    if let weight { return .systemFont(ofSize: points, weight: weight) }
    return size == nil ? base ?? .systemFont(ofSize: points) : .systemFont(ofSize: points)
  }

  private static func size(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> CGFloat {
    let number = try reading.number(node, of: key)
    guard number > 0, number <= 1000 else {
      throw reading.error(.outOfRange("\(number)", range: "greater than 0 and at most 1000"), at: node)
    }
    return CGFloat(number)
  }
}
