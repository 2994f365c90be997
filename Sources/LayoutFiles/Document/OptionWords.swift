// SPDX-License-Identifier: MIT

import Tinamou

/// The words by which a command line chooses what a layout file can choose too.
@MainActor
public enum OptionWords {
  /// The directions.
  public static var directions: [String] { LayoutDirectionChoice.choices.map(\.name) }
  /// The text sizes.
  public static var textSizes: [String] { TextSizeChoice.choices.map(\.name) }
  /// The orientations.
  public static var orientations: [String] { DeviceOrientation.choices.map(\.name) }

  /// The direction that `word` stands for.
  public static func direction(_ word: String) -> UITraitEnvironmentLayoutDirection? {
    LayoutDirectionChoice.choices.first { $0.name == word }?.value.direction
  }

  /// The text size that `word` stands for.
  public static func textSize(_ word: String) -> UIContentSizeCategory? {
    TextSizeChoice.choices.first { $0.name == word }?.value.category
  }

  /// The orientation that `word` stands for.
  public static func orientation(_ word: String) -> DeviceOrientation? {
    DeviceOrientation.choices.first { $0.name == word }?.value
  }

  /// The word among `words` that `word` was probably meant to be.
  public static func suggestion(for word: String, among words: [String]) -> String? {
    Spelling.closest(to: word, in: words)
  }
}
