// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks
import LayoutFiles
import Tinamou

/// The options that lay another screen over a layout file.
struct LayoutOptions: ParsableArguments {
  @Option(help: "The device in place of the file's own; see tinamou devices.")
  var device: String?

  @Option(help: "How the device is held: portrait or landscape.")
  var orientation: String?

  @Option(help: "Which side leads: ltr or rtl.")
  var direction: String?

  @Option(help: "How large text is: xs to xxxl, accessibility1 to accessibility5, or UIKit's words.")
  var textSize: String?

  @Option(help: "Pixels a point.")
  var scale: Double?

  func validate() throws {
    try MainActor.assumeIsolated { _ = try sceneOptions() }
  }

  /// The options as a cell of the matrix of checks.
  var setting: Setting {
    Setting(device: device, orientation: orientation, textSize: textSize, direction: direction)
  }

  /// The options as values.
  ///
  /// - Throws: `ValidationError` for a word that has no meaning.
  @MainActor
  func sceneOptions() throws -> SceneOptions {
    do {
      return try SceneOptions(
        device: device, orientation: orientation, textSize: textSize, direction: direction, scale: scale)
    } catch {
      throw ValidationError(error.message)
    }
  }
}

extension SceneOptionError {
  /// The error as a sentence.
  var message: String {
    switch self {
    case .unknownWord(let word, let kind, let suggestion):
      "There is no \(kind) '\(word)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ".")
    case .scaleOutOfRange(let scale): "The scale must be from 0.5 to 10, not \(scale)."
    }
  }
}
