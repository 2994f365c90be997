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
  /// - Throws: `ValidationError` for a word that stands for nothing.
  @MainActor
  func sceneOptions() throws -> SceneOptions {
    SceneOptions(
      device: try device.map(profile(named:)),
      orientation: try orientation.map {
        try word($0, "orientation", OptionWords.orientation, OptionWords.orientations)
      },
      direction: try direction.map { try word($0, "direction", OptionWords.direction, OptionWords.directions) },
      textSize: try textSize.map { try word($0, "text size", OptionWords.textSize, OptionWords.textSizes) },
      scale: try scale.map(checked(scale:)))
  }

  private func profile(named name: String) throws -> DeviceProfile {
    if let profile = DeviceProfile.named(name) { return profile }
    throw ValidationError(message("device", name, DeviceProfile.suggestions(for: name, count: 1).first))
  }

  private func checked(scale: Double) throws -> CGFloat {
    guard scale >= 0.5, scale <= 10 else { throw ValidationError("The scale must be from 0.5 to 10, not \(scale).") }
    return CGFloat(scale)
  }

  @MainActor
  private func word<Value>(
    _ text: String, _ kind: String, _ value: (String) -> Value?, _ words: [String]
  ) throws -> Value {
    if let value = value(text) { return value }
    throw ValidationError(message(kind, text, OptionWords.suggestion(for: text, among: words)))
  }

  private func message(_ kind: String, _ text: String, _ suggestion: String?) -> String {
    "There is no \(kind) '\(text)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ".")
  }
}
