// SPDX-License-Identifier: MIT

import ArgumentParser

/// `tinamou test`: adapts the sources, and lets SwiftPM build and run the tests.
struct TestCommand: PassingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Build an iOS package and run its tests.",
    usage: "tinamou test [--snapshot-tolerance text] [arguments of `swift test` …]",
    discussion: """
      --snapshot-tolerance text accepts pictures of snapshots that differ from the recorded ones in glyphs only: the outlines of the \
      system font are not to be had on Linux.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func perform() throws {
    var rest = arguments
    let tolerance = rest.removeOption("--snapshot-tolerance")
    let session = try BuildSession(rest)
    try session.prepare(options: ["--build-tests"])
    try session.buildWithResources(["--build-tests"])
    throw ExitCode(try session.swift("test", environment: tolerance.map { ["TINAMOU_SNAPSHOT_TOLERANCE": $0] } ?? [:]))
  }
}
