// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command of `tinamou-swift`, which `tinamou` lists in its help text, its completions and its manual page.
///
/// ``AdapterProgram`` replaces the process before the arguments are parsed, so that such a command is never run here.
protocol AdapterCommand: ParsableCommand {}

extension AdapterCommand {
  /// Says that the command is not one of this program.
  public func run() throws {
    throw ValidationError("This is a command of tinamou-swift; `tinamou doctor` says whether it is there.")
  }
}

struct BuildCommand: AdapterCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build an iOS package or an Xcode project's app on Linux.")

  @Argument(parsing: .captureForPassthrough, help: "The arguments of `swift build`.")
  var arguments: [String] = []
}

struct TestCommand: AdapterCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Build an iOS package and run its tests.")

  @Argument(parsing: .captureForPassthrough, help: "The arguments of `swift test`.")
  var arguments: [String] = []
}

struct AdaptCommand: AdapterCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Adapt the sources of a package for a direct call of `swift build`.")

  @Argument(parsing: .captureForPassthrough, help: "See tinamou adapt --help.")
  var arguments: [String] = []
}

struct EditorCommand: AdapterCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor: completion, errors and definitions in sources that are adapted.")

  @Argument(parsing: .captureForPassthrough, help: "See tinamou lsp --help.")
  var arguments: [String] = []
}
