// SPDX-License-Identifier: MIT

import Tinamou

/// A count, such as a number of lines or pages.
struct Count: FileValue {
  let value: Int

  static var schema: ValueSchema { .integer }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Count {
    let number = try Int.read(node, of: key, in: reading)
    guard (0...1000).contains(number) else {
      throw reading.error(.outOfRange("\(number)", range: "from 0 to 1000"), at: node)
    }
    return Count(value: number)
  }
}
