// SPDX-License-Identifier: MIT

import ArgumentParser
import Reports

/// `tinamou schema`: the JSON schema of layout files.
public struct SchemaCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of layout files, for editors.")

  /// A command that is filled from the command line.
  public init() {}

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    terminal.print(SchemaReport().json.text() + "\n")
    return .clean
  }
}
