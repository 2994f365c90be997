// SPDX-License-Identifier: MIT

import ArgumentParser

/// `tinamou test`: adapts the sources, and lets SwiftPM build and run the tests.
struct TestCommand: PassingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Build an iOS package and run its tests.",
    usage: "tinamou test [arguments of `swift test` …]")

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func perform() throws {
    let session = try BuildSession(arguments)
    try session.prepare(options: ["--build-tests"])
    try session.buildWithResources(["--build-tests"])
    throw ExitCode(try session.swift("test"))
  }
}
