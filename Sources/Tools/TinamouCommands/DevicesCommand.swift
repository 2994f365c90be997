// SPDX-License-Identifier: MIT

import ArgumentParser
import Reports

/// The command `tinamou devices`, which prints the device table.
public struct DevicesCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the supported devices.")

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
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
