// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation

/// `tinamou run`: adapts and builds an app, starts it, and draws its scenes.
struct RunCommand: PassingCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build an iOS app, start it, and draw its scenes.",
    usage: "tinamou run [--pictures <directory>] [arguments of `swift run` …]",
    discussion: """
      The app starts with its delegate, as on a device. What its window shows, and each scene of its storyboards, is drawn to \
      the directory of `--pictures`, which is `out` unless named. Then the app ends. A scene whose code ends the app, because \
      it expects to be shown by another scene, is drawn without that code. `tinamou run` takes the settings of the screen, too: --device, \
      --orientation, --os, --appearance, --text-size, --direction and --contrast; and with --serve, --steps or --tap, it lets one use \
      the app.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift run`.")
  var arguments: [String] = []

  func perform() throws {
    var rest = arguments
    let pictures = rest.removeOption("--pictures") ?? "out"
    let session = try BuildSession(rest, isForShow: true)
    let adaptation = try session.prepare()
    let program = try session.app(adaptation)
    if program == nil { try session.buildWithResources() }
    let directory = URL(fileURLWithPath: pictures)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    throw ExitCode(try draw(program, session, adaptation, in: directory))
  }

  /// The ways in which the app is launched: each if the one before it ends the app.
  private static let launches: [(name: String, warning: String)] = [
    (
      "complete",
      "The code of the app ended it at its launch. The storyboard of its Info.plist is drawn without that code."
    ),
    (
      "storyboard",
      "The app ended before that was drawn, too. It is drawn without the delegate and the code of its controllers."
    ),
    ("none", ""),
  ]

  /// The name of the picture of the first screen.
  private static let firstScreen = "window"
  /// The number of statements that are left out because they end the app. Each build of a large app takes a minute.
  private static let maximumAttempts = 12

  /// The parts of the app without which a scene is drawn, each if the one before it ends the app.
  private static let reductions: [(variable: String, warning: String)] = [
    ("TINAMOU_PICTURES_WITHOUT_CONTROLLERS", "it is drawn without the code of its controllers."),
    ("TINAMOU_PICTURES_WITHOUT_CLASSES", "it is drawn without the app's classes."),
    ("TINAMOU_OMITTED_PICTURES", "it is not drawn."),
  ]

  /// Runs the app until it has drawn all scenes but those that end it even without their code.
  ///
  /// - Parameter program: The app; `nil` if SwiftPM has to find it.
  /// - Returns: The status of the launch.
  private func draw(
    _ program: URL?, _ session: BuildSession, _ adaptation: Adaptation.Result, in directory: URL
  ) throws -> Int32 {
    var program = program
    let progress = directory.appendingPathComponent(".drawing")
    // The number of reductions of each scene that ended the app.
    var reduced: [String: Int] = [:]
    var launches = Self.launches[...]
    var failure: Int32 = 0
    var attempts = 0
    while let launch = launches.first {
      try? FileManager.default.removeItem(at: progress)
      var environment = ["TINAMOU_PICTURES": directory.path, "TINAMOU_LAUNCH": launch.name]
      for (index, reduction) in Self.reductions.enumerated() {
        let scenes = reduced.filter { $0.value == index + 1 }.keys.sorted()
        environment[reduction.variable] = scenes.joined(separator: "\n")
      }
      let (status, crash) =
        try program.map { try session.run($0, environment: environment) }
        ?? (session.swift("run", environment: environment), nil)
      if status == 0 { break }
      let scene = try? String(contentsOf: progress, encoding: .utf8)
      if let crash, scene ?? Self.firstScreen == Self.firstScreen, launch.name == Self.launches[0].name,
        attempts < Self.maximumAttempts, try session.leaveOutStatement(of: crash, adaptation)
      {
        StandardError.write("The app ended before its first screen. It is built without the statement that ended it.\n")
        attempts += 1
        program = try session.app(session.prepare())
        continue
      }
      if let scene {
        let count = reduced[scene, default: 0]
        guard count < Self.reductions.count else { return status }
        StandardError.write(
          "\(scene): warning: The code of this scene ended the app; \(Self.reductions[count].warning)\n")
        reduced[scene] = count + 1
      } else {
        // SwiftPM fails for other reasons, too.
        guard program != nil, !launch.warning.isEmpty else { return status }
        StandardError.write("error: \(launch.warning)\n")
        if failure == 0 { failure = status }
        launches.removeFirst()
      }
    }
    return failure
  }
}
