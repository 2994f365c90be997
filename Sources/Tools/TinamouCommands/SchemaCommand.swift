// SPDX-License-Identifier: MIT

import ArgumentParser
import Reports

/// The command `tinamou schema`, which prints the JSON schema of layout files.
public struct SchemaCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of layout files, for editors.")

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    terminal.print(SchemaReport().json.text() + "\n")
    return .clean
  }
}
