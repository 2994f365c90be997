// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks
import LayoutFiles
import Tinamou

/// The options that replace settings of a layout file.
struct LayoutOptions: ParsableArguments {
  @Option(help: "The device that replaces the file's own; see tinamou devices.")
  var device: String?

  @Option(help: "The orientation: portrait or landscape.")
  var orientation: String?

  @Option(help: "The version of iOS: 16, 17, 18, 26 or 27.")
  var os: String?

  @Option(help: "The layout direction: ltr or rtl.")
  var direction: String?

  @Option(help: "The text size: xs to xxxl, accessibility1 to accessibility5, or a UIKit name.")
  var textSize: String?

  @Option(help: "The number of pixels per point.")
  var scale: Double?

  func validate() throws { _ = try sceneOptions() }

  /// The options as a setting of the check matrix.
  var setting: Setting {
    Setting(device: device, orientation: orientation, os: os, textSize: textSize, direction: direction)
  }

  /// Performs `body` in the system of `--os`, for what a command does with a scene that is laid out.
  @MainActor
  func whileInSystem<Result>(_ body: () -> Result) -> Result {
    (os.flatMap(InterfaceGeneration.named) ?? .current).whileCurrent(body)
  }

  /// Returns the options as values.
  ///
  /// - Throws: `ValidationError` for an unknown value.
  func sceneOptions() throws -> SceneOptions {
    do {
      return try SceneOptions(
        device: device, orientation: orientation, system: os, textSize: textSize, direction: direction, scale: scale)
    } catch {
      throw ValidationError(error.message)
    }
  }
}

extension SceneOptionError {
  /// A description of the error.
  var message: String {
    switch self {
    case .unknownWord(let word, let kind, let suggestion):
      "There is no \(kind) '\(word)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? Self.values[kind].map { "; it can be \($0)." } ?? ".")
    case .unknownDevice(let unknown, let suggestion?):
      "There is no device '\(unknown.name)'; did you mean '\(suggestion)'? "
        + "The nearest names are \(unknown.nearestNames.joined(separator: ", "))."
    case .unknownDevice(let unknown, nil):
      "There is no device '\(unknown.name)'; the nearest names are \(unknown.nearestNames.joined(separator: ", "))."
    case .missingSystem(let missing): missing.description + "."
    case .scaleOutOfRange(let scale): "The scale must be from 0.5 to 10, not \(scale)."
    }
  }

  /// The values of the options, by their kind.
  private static let values = [
    "system": InterfaceGeneration.allCases.map { "\($0.rawValue)" }.joined(separator: ", "),
    "text size": "xs to xxxl, or accessibility1 to accessibility5", "orientation": "portrait or landscape",
    "direction": "ltr or rtl",
  ]
}

/// The format of a report.
public enum ReportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
}
