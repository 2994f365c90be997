// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks
import LayoutFiles
import Tinamou

/// The options that say on which screens layouts are tried.
struct MatrixOptions: ParsableArguments {
  @Option(help: "A device in place of the file's own; may be repeated. See tinamou devices.")
  var device: [String] = []

  @Option(help: "How devices are held: portrait or landscape; may be repeated.")
  var orientation: [String] = []

  @Option(help: "How large text is: xs to xxxl, accessibility1 to accessibility5; may be repeated.")
  var textSize: [String] = []

  @Option(help: "Which side leads: ltr or rtl; may be repeated.")
  var direction: [String] = []

  func validate() throws {
    for setting in settings {
      do {
        _ = try MainActor.assumeIsolated { () throws(SceneOptionError) in try SceneOptions(setting) }
      } catch let error as SceneOptionError {
        throw ValidationError(error.message)
      }
    }
  }

  /// Every combination.
  var settings: [Setting] {
    Setting.matrix(devices: device, orientations: orientation, textSizes: textSize, directions: direction)
  }

  /// The same options on a command line.
  var arguments: [String] {
    [("--device", device), ("--orientation", orientation), ("--text-size", textSize), ("--direction", direction)]
      .flatMap { name, values in values.flatMap { [name, $0] } }
  }
}
