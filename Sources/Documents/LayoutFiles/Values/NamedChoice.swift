// SPDX-License-Identifier: MIT

import Tinamou

/// A type with a few named values.
@MainActor
protocol NamedChoice: FileValue {
  /// The kind of value, such as "a text alignment".
  static var kind: String { get }
  /// The names, as in UIKit, and their values.
  static var choices: [(name: String, value: Self)] { get }
}

extension NamedChoice {
  static var schema: ValueSchema { .choice(choices.map(\.name)) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Self {
    try reading.choice(node, of: key, kind: kind, among: choices)
  }
}

extension NamedChoice where Self: NamedCases {
  static var kind: String { kindOfValue }
  static var choices: [(name: String, value: Self)] { namedCases }
}
