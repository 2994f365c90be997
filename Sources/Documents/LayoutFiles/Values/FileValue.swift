// SPDX-License-Identifier: MIT

import Tinamou

/// A type whose values can be written in a layout file.
@MainActor
protocol FileValue: Sendable {
  /// The values that may be written.
  static var schema: ValueSchema { get }

  /// Reads the value of `key` from `node`.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Self
}
