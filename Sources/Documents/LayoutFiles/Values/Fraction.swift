// SPDX-License-Identifier: MIT

import Tinamou

/// A number from 0 to 1.
struct Fraction: FileValue {
  let value: CGFloat

  static var schema: ValueSchema { .number }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Fraction {
    let number = try reading.number(node, of: key)
    guard (0...1).contains(number) else {
      throw reading.error(.outOfRange("\(number)", range: "from 0 to 1"), at: node)
    }
    return Fraction(value: CGFloat(number))
  }
}
