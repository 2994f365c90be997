// SPDX-License-Identifier: MIT

import Tinamou

/// A content size in place of a view's own.
struct ContentSize: FileValue {
  /// The width, in points; `nil` for the view's own, negative for none.
  let width: CGFloat?
  /// The height, in points; `nil` for the view's own, negative for none.
  let height: CGFloat?

  static var schema: ValueSchema { .list(.any([.number, .nothing]), counts: [2]) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> ContentSize {
    let elements = try reading.list(node, of: key)
    try reading.check(elements.count, isIn: [2], of: key, at: node)
    return ContentSize(
      width: try length(elements[0], of: key, in: reading), height: try length(elements[1], of: key, in: reading))
  }

  private static func length(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> CGFloat? {
    guard !node.isNull else { return nil }
    let number = CGFloat(try reading.number(node, of: key))
    return number < 0 ? UIView.noIntrinsicMetric : number
  }
}
