// SPDX-License-Identifier: MIT

import ArgumentParser

/// The program `tinamou-swift` with its commands, which `tinamou` starts too.
struct TinamouSwift: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tinamou-swift",
    abstract: "Build, test and run iOS packages on Linux as they are.",
    discussion: """
      `build`, `test` and `run` take the arguments of the commands of `swift` with the same names. Before SwiftPM builds, \
      the sources are adapted: spellings that need Objective-C are rewritten on their way to the compiler. No file of the \
      package is changed.
      """,
    subcommands: [
      BuildCommand.self, TestCommand.self, RunCommand.self, AdaptCommand.self, InitCommand.self, EditorCommand.self,
      PreviewsCommand.self, ProjectCommand.self,
    ])
}
