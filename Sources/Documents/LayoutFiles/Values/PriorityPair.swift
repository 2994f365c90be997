// SPDX-License-Identifier: MIT

import Tinamou

/// A priority for each axis.
struct PriorityPair: FileValue {
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  static var schema: ValueSchema {
    .any([.reference("priority"), .list(.reference("priority"), counts: [2])])
  }

  /// Reads one priority for both axes, or a list of two, horizontal first.
  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> PriorityPair {
    guard case .sequence(let elements) = node.content else {
      let both = try priority(node, of: key, in: reading)
      return PriorityPair(horizontal: both, vertical: both)
    }
    try reading.check(elements.count, isIn: [2], of: key, at: node)
    return PriorityPair(
      horizontal: try priority(elements[0], of: key, in: reading),
      vertical: try priority(elements[1], of: key, in: reading))
  }

  private static func priority(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> UILayoutPriority {
    let word = try reading.scalar(node, of: key, expected: .number).text
    let named = NamedPriority.all[word]
    let value = if let named { named } else { try reading.number(node, of: key) }
    guard Float(value) > 0, value <= 1000 else {
      throw reading.error(.outOfRange(word, range: "greater than 0 and at most 1000"), at: node)
    }
    return UILayoutPriority(rawValue: Float(value))
  }
}
