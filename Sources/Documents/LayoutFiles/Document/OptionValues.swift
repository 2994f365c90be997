// SPDX-License-Identifier: MIT

import Tinamou

/// The values of command-line options that layout files can also set.
public enum OptionValues {
  /// The names of the layout directions.
  public static var directions: [String] { LayoutDirectionChoice.choices.map(\.name) }
  /// The names of the text sizes.
  public static var textSizes: [String] { TextSizeChoice.choices.map(\.name) }
  /// The names of the orientations.
  public static var orientations: [String] { DeviceOrientation.choices.map(\.name) }

  /// Returns the layout direction with the given name, or `nil`.
  public static func direction(_ word: String) -> UITraitEnvironmentLayoutDirection? {
    LayoutDirectionChoice.choices.first { $0.name == word }?.value.direction
  }

  /// Returns the text size with the given name, or `nil`.
  public static func textSize(_ word: String) -> UIContentSizeCategory? {
    TextSizeChoice.choices.first { $0.name == word }?.value.category
  }

  /// Returns the orientation with the given name, or `nil`.
  public static func orientation(_ word: String) -> DeviceOrientation? {
    DeviceOrientation.choices.first { $0.name == word }?.value
  }

  /// Returns the word among `words` that is most similar to `word`, or `nil`.
  public static func suggestion(for word: String, among words: [String]) -> String? {
    Spelling.closest(to: word, in: words)
  }
}

/// A layout direction, by name.
public struct LayoutDirectionChoice: Sendable, NamedChoice {
  /// The UIKit value.
  public let direction: UITraitEnvironmentLayoutDirection

  static var kind: String { "a direction" }
  nonisolated static var choices: [(name: String, value: LayoutDirectionChoice)] {
    [
      ("ltr", LayoutDirectionChoice(direction: .leftToRight)),
      ("rtl", LayoutDirectionChoice(direction: .rightToLeft)),
      ("leftToRight", LayoutDirectionChoice(direction: .leftToRight)),
      ("rightToLeft", LayoutDirectionChoice(direction: .rightToLeft)),
    ]
  }
}

extension DeviceOrientation: NamedChoice {
  static var kind: String { "an orientation" }
  nonisolated static var choices: [(name: String, value: DeviceOrientation)] {
    [("portrait", .portrait), ("landscape", .landscape)]
  }
}

/// Light or dark appearance, by name.
struct AppearanceChoice: NamedChoice {
  let style: UIUserInterfaceStyle

  static var kind: String { "an appearance" }
  static var choices: [(name: String, value: AppearanceChoice)] {
    [("light", AppearanceChoice(style: .light)), ("dark", AppearanceChoice(style: .dark))]
  }
}
