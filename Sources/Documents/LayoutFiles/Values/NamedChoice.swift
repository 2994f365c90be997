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

extension NSTextAlignment: NamedChoice {}

extension NSLineBreakMode: NamedChoice {}

extension UIFont.Weight: NamedChoice {}

extension UIFont.TextStyle: NamedChoice {}

extension UIImage.SymbolWeight: NamedChoice {}

extension UIButton.Configuration.Size: NamedChoice {}

extension UIButton.Configuration.CornerStyle: NamedChoice {}

/// A flag of an autoresizing mask, by name.
struct AutoresizingFlag: NamedChoice {
  let mask: UIView.AutoresizingMask

  static var kind: String { "an autoresizing flag" }
  static var choices: [(name: String, value: AutoresizingFlag)] {
    UIView.AutoresizingMask.namedFlags.map { ($0.name, AutoresizingFlag(mask: $0.flag)) }
  }
}
