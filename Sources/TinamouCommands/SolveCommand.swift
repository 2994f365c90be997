// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutFiles
import Reports

/// `tinamou solve`: the frames of layout files.
public struct SolveCommand: TinamouCommand {
  public static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print the frames that a layout comes out with, and what is wrong with it.",
    discussion: """
      Frames are x, y, width and height in the superview's coordinates, in points, on the device's pixels. \
      With --format json, every file gives one object; several files give one object a line.
      """)

  @Argument(help: ArgumentHelp("The layout files; - for the standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "How to print the frames: text or json.")
  var format: ReportFormat = .text

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  public init() {}

  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    let loading = SceneLoading(terminal: terminal, options: options)
    return files.map { solve($0, with: loading, on: terminal) }.max() ?? .clean
  }

  @MainActor
  private func solve(_ file: String, with loading: SceneLoading, on terminal: Terminal) -> ExitStatus {
    guard let scene = loading.scene(at: file) else { return .input }
    let report = SceneReport(scene)
    switch format {
    case .text: terminal.print(text(of: report, for: file, style: terminal.outputStyle))
    case .json: terminal.print((files.count == 1 ? report.json.text() : report.json.compactText) + "\n")
    }
    return report.findings.isEmpty ? .clean : .findings
  }

  @MainActor
  private func text(of report: SceneReport, for file: String, style: TextStyle) -> String {
    let heading = files.count == 1 ? "" : style.bold(file) + "\n"
    let end = files.count == 1 || file == files.last ? "" : "\n"
    return heading + report.text(style: style) + end
  }
}
