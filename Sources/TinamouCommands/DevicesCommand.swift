// SPDX-License-Identifier: MIT

import ArgumentParser
import Reports

/// `tinamou devices`: the table of devices.
public struct DevicesCommand: TinamouCommand {
  public static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that layouts can be tried on.")

  @Option(help: "How to print the table: text or json.")
  var format: ReportFormat = .text

  public init() {}

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
