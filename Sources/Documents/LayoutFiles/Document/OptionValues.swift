// SPDX-License-Identifier: MIT

import Tinamou

/// The values of command-line options that layout files can also set.
@MainActor
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
