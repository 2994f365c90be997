// SPDX-License-Identifier: MIT

import ArgumentParser

/// `tinamou`: the command with its subcommands.
public struct TinamouTool: ParsableCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "tinamou",
    abstract: "Apple's Auto Layout from the command line: solve layouts, check them and draw them.",
    discussion: """
      Exit codes: 0 clean, 1 findings, 64 wrong usage or unwritable output, 66 missing or unreadable input, \
      70 a fault of tinamou itself.
      """,
    subcommands: [
      RenderCommand.self, SolveCommand.self, CheckCommand.self, CheckWorkerCommand.self, FidelityCommand.self,
      InterfaceCommand.self, DevicesCommand.self, SchemaCommand.self,
    ])

  /// A command that is filled from the command line.
  public init() {}
}
