// SPDX-License-Identifier: MIT

import ArgumentParser

/// `tinamou build`: adapts the sources, and lets SwiftPM build them.
struct BuildCommand: PassingCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build an iOS package.", usage: "tinamou build [arguments of `swift build` …]")

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift build`.")
  var arguments: [String] = []

  func perform() throws {
    let session = try BuildSession(arguments)
    let adaptation = try session.prepare()
    throw ExitCode(try session.build(adaptation))
  }
}
