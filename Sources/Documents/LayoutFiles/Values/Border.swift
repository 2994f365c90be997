// SPDX-License-Identifier: MIT

import Tinamou

/// A line inside the edges of a view.
struct Border: FileValue {
  /// The width of the line, in points.
  let width: CGFloat
  /// The color of the line; `nil` for black.
  let color: UIColor?

  static var schema: ValueSchema { .any([.number, .object(["width": .number, "color": .reference("color")])]) }

  /// Reads a width, or a mapping with a width and a color.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Border {
    guard case .mapping = node.content else {
      return Border(width: CGFloat(try reading.number(node, of: key)), color: nil)
    }
    let fields = try FileFields(node, of: key, owner: "a border", keys: ["width", "color"], in: reading)
    return Border(
      width: try fields.value("width", as: CGFloat.self) ?? 1, color: try fields.value("color", as: UIColor.self))
  }
}
