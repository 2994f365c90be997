// SPDX-License-Identifier: MIT

import Tinamou

/// A line along the inside of the edges.
struct Border: FileValue {
  /// In points.
  let width: CGFloat
  /// Black where it is not said.
  let color: UIColor?

  static var schema: ValueSchema { .any([.number, .object(["width": .number, "color": .reference("color")])]) }

  /// A width, or a mapping with a width and a colour.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Border {
    guard case .mapping = node.content else {
      return Border(width: CGFloat(try reading.number(node, of: key)), color: nil)
    }
    let fields = try FileFields(node, of: key, owner: "a border", keys: ["width", "color"], in: reading)
    return Border(
      width: try fields.value("width", as: CGFloat.self) ?? 1, color: try fields.value("color", as: UIColor.self))
  }
}
