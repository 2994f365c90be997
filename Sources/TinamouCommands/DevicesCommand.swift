// SPDX-License-Identifier: MIT

import ArgumentParser
import Reports

/// `tinamou devices`: the table of devices.
public struct DevicesCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that layouts can be tried on.")

  @Option(help: "How to print the table: text or json.")
  var format: ReportFormat = .text

  /// A command that is filled from the command line.
  public init() {}

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    let report = DeviceReport()
    switch format {
    case .text: terminal.print(report.text(style: terminal.outputStyle))
    case .json: terminal.print(report.json.text() + "\n")
    }
    return .clean
  }
}
