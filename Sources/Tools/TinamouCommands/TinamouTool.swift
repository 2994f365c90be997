// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Reports
import Tinamou

/// The program `tinamou` with its commands.
public struct TinamouTool: ParsableCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "tinamou",
    abstract: "Apple's Auto Layout from the command line: solve layouts, check them and draw them.",
    discussion: """
      Exit codes: 0 clean, 1 findings, 64 invalid arguments or unwritable output, 66 missing or unreadable input, \
      70 internal error.

      `build`, `test` and `run` take iOS packages and projects on Linux as they are, and the arguments of the commands of \
      `swift` with the same names: see the page Unmodified Sources of the documentation.
      """,
    version: Version.current,
    subcommands: [
      RenderCommand.self, SolveCommand.self, CheckCommand.self, AuditCommand.self, SweepCommand.self,
      ConvertCommand.self,
      ExplainCommand.self,
      PreviewCommand.self, LiveRunCommand.self, ToolServerCommand.self, CheckWorkerCommand.self,
      FidelityCommand.self, DiffCommand.self, DescribeCommand.self,
      InterfaceCommand.self, DevicesCommand.self, SchemaCommand.self, DoctorCommand.self,
      BuildCommand.self, TestCommand.self, AdaptCommand.self, InitCommand.self, EditorCommand.self,
    ])

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command line, and ends the process.
  ///
  /// Help texts are written to the standard output in the same way as the output of commands.
  @MainActor
  public static func start() -> Never {
    StandardStreams.prepare()
    ProgramInstallation.own.useFonts()
    // Commands report findings; the console log would say the same again.
    LayoutLog.handler = { _ in }
    if let problem = AdapterProgram.perform(Array(CommandLine.arguments.dropFirst())) {
      StandardStreams.writeError(problem)
      Foundation.exit(ExitStatus.usage.rawValue)
    }
    if let problem = unknownCommand(Array(CommandLine.arguments.dropFirst())) {
      StandardStreams.writeError(problem)
      Foundation.exit(ExitStatus.usage.rawValue)
    }
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

  /// Returns the message about a first argument that is not a command but is similar to one; `nil` for every other command line.
  static func unknownCommand(_ arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.compactMap { command -> String? in
      command.configuration.shouldDisplay ? command.configuration.commandName : nil
    }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !known.contains(first) else { return nil }
    guard let similar = SimilarNames.name(closeTo: first, among: names) else { return nil }
    return "error: there is no command '\(first.singleLine)'; did you mean '\(similar)'?\n"
  }
}

/// A command of `tinamou` as a value: parsed arguments that can be performed on any terminal.
public protocol TinamouCommand: ParsableCommand, Sendable {
  /// Performs the command and returns its exit status.
  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus
}

extension TinamouCommand {
  /// Performs the command on the streams of the process.
  public func run() throws {
    // ArgumentParser calls this on the main thread.
    let status = MainActor.assumeIsolated { perform(on: .standard) }
    guard status == .clean else { throw ExitCode(status.rawValue) }
  }
}
