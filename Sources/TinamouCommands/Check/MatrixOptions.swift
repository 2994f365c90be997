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
    for setting in settings { _ = try MainActor.assumeIsolated { try SceneOptions(setting) } }
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

extension SceneOptions {
  /// The options of a cell of a matrix.
  ///
  /// - Throws: `ValidationError` for a word that stands for nothing.
  @MainActor
  init(_ setting: Setting) throws {
    var options = LayoutOptions()
    options.device = setting.device
    options.orientation = setting.orientation
    options.textSize = setting.textSize
    options.direction = setting.direction
    options.scale = nil
    self = try options.sceneOptions()
  }
}
