// SPDX-License-Identifier: MIT

import Tinamou

/// A direction by its word.
public struct LayoutDirectionChoice: Sendable, NamedChoice {
  /// UIKit's value.
  public let direction: UITraitEnvironmentLayoutDirection

  static var kind: String { "a direction" }
  static var choices: [(name: String, value: LayoutDirectionChoice)] {
    [
      ("ltr", LayoutDirectionChoice(direction: .leftToRight)),
      ("rtl", LayoutDirectionChoice(direction: .rightToLeft)),
      ("leftToRight", LayoutDirectionChoice(direction: .leftToRight)),
      ("rightToLeft", LayoutDirectionChoice(direction: .rightToLeft)),
    ]
  }
}
