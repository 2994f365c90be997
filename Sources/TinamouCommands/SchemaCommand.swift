// SPDX-License-Identifier: MIT

import ArgumentParser
import Reports

/// `tinamou schema`: the JSON schema of layout files.
public struct SchemaCommand: TinamouCommand {
  public static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of layout files, for editors.")

  public init() {}

  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    terminal.print(SchemaReport().json.text() + "\n")
    return .clean
  }
}
