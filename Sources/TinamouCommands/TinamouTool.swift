// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Reports

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

  /// Does what the command line says, and ends the process.
  ///
  /// Help and the like go to the standard output with the same care as what commands print.
  public static func start() -> Never {
    StandardStreams.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
      Foundation.exit(EXIT_SUCCESS)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error).printable
      if !message.isEmpty {
        if code.isSuccess {
          StandardStreams.write(Data((message + "\n").utf8))
        } else {
          StandardStreams.writeError(message + "\n")
        }
      }
      Foundation.exit(code.rawValue)
    }
  }
}
