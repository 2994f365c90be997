// SPDX-License-Identifier: MIT

import Tinamou

/// A width and a height, each of which may be open, which means that the content determines it.
struct FixedSize: FileValue {
  /// The width, in points; `nil` if it is open.
  let width: CGFloat?
  /// The height, in points; `nil` if it is open.
  let height: CGFloat?

  static var schema: ValueSchema { .any([.number, .list(.any([.number, .nothing]), counts: [2])]) }

  /// Reads one number for a square, or two, each of which may be `~`.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> FixedSize {
    guard case .sequence(let elements) = node.content else {
      let side = try length(node, of: key, in: reading)
      return FixedSize(width: side, height: side)
    }
    try reading.check(elements.count, isIn: [2], of: key, at: node)
    return FixedSize(
      width: elements[0].isNull ? nil : try length(elements[0], of: key, in: reading),
      height: elements[1].isNull ? nil : try length(elements[1], of: key, in: reading))
  }

  private static func length(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> CGFloat {
    let number = try reading.number(node, of: key)
    guard (0...100_000).contains(number) else {
      throw reading.error(.outOfRange("\(number)", range: "from 0 to 100000"), at: node)
    }
    return CGFloat(number)
  }
}
