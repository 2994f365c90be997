// SPDX-License-Identifier: MIT

import Tinamou

/// A layout direction, by name.
public struct LayoutDirectionChoice: Sendable, NamedChoice {
  /// The UIKit value.
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
