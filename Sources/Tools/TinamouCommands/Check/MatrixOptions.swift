// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks
import LayoutFiles
import Tinamou

/// The options for the settings in which layouts are checked.
struct MatrixOptions: ParsableArguments {
  @Option(help: "A device that replaces the file's own; can be repeated. See tinamou devices.")
  var device: [String] = []

  @Option(help: "The orientation: portrait or landscape; can be repeated.")
  var orientation: [String] = []

  @Option(help: "The version of iOS: 16, 17, 18, 26 or 27; can be repeated.")
  var os: [String] = []

  @Option(help: "The text size: xs to xxxl, or accessibility1 to accessibility5; can be repeated.")
  var textSize: [String] = []

  @Option(help: "The layout direction: ltr or rtl; can be repeated.")
  var direction: [String] = []

  func validate() throws {
    for setting in settings {
      do throws(SceneOptionError) {
        _ = try SceneOptions(setting)
      } catch {
        throw ValidationError(error.message)
      }
    }
  }

  /// All combinations of the options.
  var settings: [Setting] {
    Setting.matrix(devices: device, orientations: orientation, systems: os, textSizes: textSize, directions: direction)
  }

  /// The options as command-line arguments.
  var arguments: [String] {
    [
      ("--device", device), ("--orientation", orientation), ("--os", os), ("--text-size", textSize),
      ("--direction", direction),
    ]
    .flatMap { name, values in values.flatMap { [name, $0] } }
  }
}
