// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `tinamou run`: adapts and builds an app, starts it, and draws its scenes.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build an iOS app, start it, and draw its scenes.",
    usage: "tinamou run [--pictures <directory>] [arguments of `swift run` …]",
    discussion: """
      The app starts with its delegate, as on a device. What its window shows, and each scene of its storyboards, is drawn to \
      the directory of `--pictures`, which is `out` unless named. Then the app ends.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift run`.")
  var arguments: [String] = []

  func run() throws {
    var rest = arguments
    let pictures = rest.removeOption("--pictures") ?? "out"
    let session = try BuildSession(rest)
    try session.prepare()
    try session.buildWithResources()
    let directory = URL(fileURLWithPath: pictures)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    throw ExitCode(try session.swift("run", environment: ["TINAMOU_PICTURES": directory.path]))
  }
}
