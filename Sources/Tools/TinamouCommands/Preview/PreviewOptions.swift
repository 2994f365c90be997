// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import LayoutFiles
import Tinamou

/// The devices and settings in which previews are shown. Each option takes several values, separated by commas or repeated.
struct PreviewOptions: ParsableArguments {
  @Option(help: "The device, as `tinamou devices` prints it.")
  var device: [String] = []

  @Option(help: "The orientation: portrait or landscape.")
  var orientation: [String] = []

  @Option(help: "The appearance: light or dark.")
  var appearance: [String] = []

  @Option(help: "The text size: xs to xxxl, or accessibility1 to accessibility5.")
  var textSize: [String] = []

  @Option(help: "The layout direction: ltr or rtl.")
  var direction: [String] = []

  @Option(help: "The language of the app's texts, such as de or pt-BR.")
  var language: [String] = []

  @Option(help: "The contrast: normal or high.")
  var contrast: [String] = []

  func validate() throws {
    for setting in settings {
      try Self.expect(setting.appearance, among: ["light", "dark"], "appearance")
      try Self.expect(setting.contrast, among: ["normal", "high"], "contrast")
      do {
        _ = try MainActor.assumeIsolated { () throws(SceneOptionError) in try SceneOptions(setting) }
      } catch let error as SceneOptionError {
        throw ValidationError(error.message)
      }
    }
  }

  private static func expect(_ word: String?, among words: [String], _ kind: String) throws {
    guard let word, !words.contains(word) else { return }
    throw ValidationError("There is no \(kind) '\(word)'; it can be \(words.joined(separator: " or ")).")
  }

  /// All combinations of the options.
  var settings: [Setting] {
    Setting.matrix(
      devices: device.flatMap(Self.names), orientations: Self.words(orientation), textSizes: Self.words(textSize),
      directions: Self.words(direction), appearances: Self.words(appearance), contrasts: Self.words(contrast),
      languages: Self.words(language))
  }

  private static func words(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The devices in a value. Names can contain commas themselves, as `iPhone15,2`.
  private static func names(in value: String) -> [String] {
    DeviceProfile.named(value) == nil ? words([value]) : [value]
  }
}

extension Setting {
  /// The setting for the app's process: with the full name of the device, and UIKit's value of the text size.
  @MainActor
  var forProcess: Setting {
    var copy = self
    copy.device = device.flatMap { DeviceProfile.named($0)?.name }
    copy.textSize = textSize.flatMap { OptionValues.textSize($0)?.rawValue }
    copy.direction = direction.flatMap { OptionValues.direction($0) }.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    return copy
  }
}
