// SPDX-License-Identifier: MIT

import Tinamou

/// A type with few values, each of which has a word in layout files.
@MainActor
protocol NamedChoice: FileValue {
  /// What the words are for, such as "a text alignment".
  static var kind: String { get }
  /// The words with their values, spelt as in UIKit.
  static var choices: [(name: String, value: Self)] { get }
}

extension NamedChoice {
  static var schema: ValueSchema { .choice(choices.map(\.name)) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Self {
    try reading.choice(node, of: key, kind: kind, among: choices)
  }
}
