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

  @Option(help: "The version of iOS: 16, 17, 18, 26 or 27.")
  var os: [String] = []

  @Option(help: "The appearance: light or dark.")
  var appearance: [String] = []

  @Option(help: "The text size: xs to xxxl, or accessibility1 to accessibility5.")
  var textSize: [String] = []

  @Option(help: "The layout direction: ltr or rtl.")
  var direction: [String] = []

  @Option(
    help:
      "The language of the app's texts, such as de or pt-BR, or a pseudo-language: double-length, accented, bounded-string or right-to-left-strings."
  )
  var language: [String] = []

  @Option(help: "The contrast: normal or high.")
  var contrast: [String] = []

  func validate() throws {
    for setting in settings {
      if let problem = setting.problem { throw ValidationError(problem.message) }
    }
  }

  /// All combinations of the options, without those of a system that the device never had, unless there are no others.
  var settings: [Setting] {
    let possible = combinations.filter { $0.missingSystem == nil }
    return possible.isEmpty ? combinations : possible
  }

  /// Says which combinations are left out, because the device never had the system.
  func warn(on terminal: Terminal) {
    let all = combinations
    let missing = all.compactMap(\.missingSystem)
    guard missing.count < all.count else { return }
    var told: Set<DeviceProfile.MissingSystem> = []
    for one in missing where told.insert(one).inserted { terminal.writeError("left out: \(one.description)\n") }
  }

  private var combinations: [Setting] {
    Setting.matrix(
      devices: device.flatMap(Self.names), orientations: Self.words(orientation), systems: Self.words(os),
      textSizes: Self.words(textSize), directions: Self.words(direction), appearances: Self.words(appearance),
      contrasts: Self.words(contrast),
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

/// A value that a setting cannot have.
struct SettingProblem: Error {
  let message: String
}

extension Setting {
  /// Throws if a value is not known.
  func validate() throws(SettingProblem) {
    try Self.expect(appearance, among: ["light", "dark"], "appearance")
    try Self.expect(contrast, among: ["normal", "high"], "contrast")
    do throws(SceneOptionError) {
      _ = try SceneOptions(self)
    } catch {
      throw SettingProblem(message: error.message)
    }
  }

  private static func expect(_ word: String?, among words: [String], _ kind: String) throws(SettingProblem) {
    guard let word, !words.contains(word) else { return }
    throw SettingProblem(message: "There is no \(kind) '\(word)'; it can be \(words.joined(separator: " or ")).")
  }

  /// The first value that is not known; `nil` if all are.
  var problem: SettingProblem? {
    do throws(SettingProblem) { try validate() } catch { return error }
    return nil
  }

  /// The setting for the app's process: with the full name of the device, and UIKit's value of the text size.
  var forProcess: Setting {
    var copy = self
    copy.device = device.flatMap { DeviceProfile.isSize($0) ? $0 : DeviceProfile.named($0)?.name }
    copy.textSize = textSize.flatMap { OptionValues.textSize($0)?.rawValue }
    copy.direction = direction.flatMap { OptionValues.direction($0) }.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    if direction == nil, let language, LanguageCopy.isRightToLeft(language) { copy.direction = "rtl" }
    // The program has the texts of a pseudo-language; everything else is as without.
    if let language, PseudoTranslation(rawValue: language) != nil { copy.language = nil }
    return copy
  }
}
