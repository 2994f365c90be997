// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command `tinamou` with its subcommands.
public struct TinamouTool: ParsableCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "tinamou",
    abstract: "Apple's Auto Layout from the command line: solve layouts, check them and draw them.",
    discussion: """
      Exit codes: 0 clean, 1 findings, 64 invalid arguments or unwritable output, 66 missing or unreadable input, \
      70 internal error.
      """,
    subcommands: [
      RenderCommand.self, SolveCommand.self, CheckCommand.self, CheckWorkerCommand.self, FidelityCommand.self,
      InterfaceCommand.self, DevicesCommand.self, SchemaCommand.self,
    ])

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}
}
