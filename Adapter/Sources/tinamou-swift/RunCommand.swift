// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `tinamou run`: adapts and builds an app, starts it, and draws its scenes.
struct RunCommand: PassingCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build an iOS app, start it, and draw its scenes.",
    usage: "tinamou run [--pictures <directory>] [--wait <seconds>] [arguments of `swift run` …]",
    discussion: """
      The app starts with its delegate, as on a device. What its window shows, and each scene of its storyboards, is drawn to \
      the directory of `--pictures`, which is `out` unless named. Then the app ends. A scene whose code ends the app, because \
      it expects to be shown by another scene, is drawn without that code. Each picture waits for what its screen loads: until nothing \
      is scheduled within the seconds of `--wait`, which are 2 unless named. `tinamou run` takes the settings of the screen, too: --device, \
      --orientation, --os, --appearance, --text-size, --direction and --contrast; and with --serve, --steps or --tap, it lets one use \
      the app.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift run`.")
  var arguments: [String] = []

  func perform() throws {
    var rest = arguments
    let pictures = rest.removeOption("--pictures") ?? "out"
    if let wait = rest.removeOption("--wait") {
      guard let seconds = Double(wait), (0...600).contains(seconds) else {
        throw ValidationError("--wait needs seconds from 0 to 600, not '\(wait)'.")
      }
      setenv("TINAMOU_WAIT", wait, 1)
    }
    let session = try BuildSession([CommandOutputs.option, pictures] + rest, for: .app)
    let adaptation = try session.prepare()
    let program = try session.app(adaptation)
    if program == nil { try session.buildWithResources() }
    let directory = URL(fileURLWithPath: pictures)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var drawing = AppDrawing(of: program, session, adaptation, in: directory)
    throw ExitCode(try drawing.draw())
  }
}
