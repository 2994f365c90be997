// SPDX-License-Identifier: MIT

/// The hierarchy of the classes below `UIResponder`, of UIKit and of the frameworks beside it.
enum UIKitClasses {
  private static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      (String(line.prefix { $0 != ":" }), String(line.drop { $0 != " " }.dropFirst()))
    })

  /// Whether a class is known.
  static func contains(_ name: String) -> Bool { superclasses[name] != nil || name == "UIResponder" }

  /// The superclass of a class of UIKit; `nil` if it is not known.
  static func superclass(of name: String) -> String? { superclasses[name] }
}
