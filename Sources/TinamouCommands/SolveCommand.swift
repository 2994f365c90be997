// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import InterfaceBuilder
import LayoutFiles
import Reports

/// `tinamou solve`: the frames of layout files and of documents.
public struct SolveCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print the frames that a layout comes out with, and what is wrong with it.",
    discussion: """
      Frames are x, y, width and height in the superview's coordinates, in points, on the device's pixels. \
      With --format json, every file gives one object; several files give one object a line. \
      Files that end in .xib or .storyboard are documents of Interface Builder. Of these everything is predicted, unless \
      sizes are given by the document and surroundings by a table.
      """)

  @Argument(help: ArgumentHelp("The layout files and documents; - for the standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "How to print the frames: text or json.")
  var format: ReportFormat = .text

  @Option(help: "Where the sizes of controls in documents come from: given by the document, or predicted.")
  var sizes: CanvasOptions.Sizes = .predicted

  @Option(help: ArgumentHelp("A table of safe areas and margins that are known of documents.", valueName: "file"))
  var inputs: String?

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  /// A command that is filled from the command line.
  public init() {}

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    guard let known = FidelityLoading(terminal: terminal).inputs(at: inputs) else { return .input }
    let loading = SceneLoading(terminal: terminal, options: options)
    let solving = DocumentSolving(terminal: terminal, options: options, sizes: sizes, inputs: known)
    return files.map { file in
      DocumentPaths.isDocument(file)
        ? solve(file, with: solving, on: terminal) : solve(file, with: loading, on: terminal)
    }.max() ?? .clean
  }

  @MainActor
  private func solve(_ file: String, with solving: DocumentSolving, on terminal: Terminal) -> ExitStatus {
    guard let canvas = solving.canvas(at: file) else { return .input }
    let report = CanvasReport(canvas, path: file, findings: SolvedLayoutCheck.findings(in: canvas))
    switch format {
    case .text:
      terminal.print(framed(report.text(style: terminal.outputStyle), file, terminal.outputStyle))
    case .json: terminal.print((files.count == 1 ? report.json.text() : report.json.compactText) + "\n")
    }
    return ExitStatus(report.findings.all)
  }

  @MainActor
  private func solve(_ file: String, with loading: SceneLoading, on terminal: Terminal) -> ExitStatus {
    guard let scene = loading.scene(at: file) else { return .input }
    let report = SceneReport(scene, findings: SolvedLayoutCheck.findings(in: scene))
    switch format {
    case .text: terminal.print(text(of: report, for: file, style: terminal.outputStyle))
    case .json: terminal.print((files.count == 1 ? report.json.text() : report.json.compactText) + "\n")
    }
    return ExitStatus(report.findings)
  }

  @MainActor
  private func text(of report: SceneReport, for file: String, style: TextStyle) -> String {
    framed(report.text(style: style), file, style)
  }

  /// A report among others: with the file's name above it and a blank line below.
  private func framed(_ text: String, _ file: String, _ style: TextStyle) -> String {
    let heading = files.count == 1 ? "" : style.bold(file) + "\n"
    let end = files.count == 1 || file == files.last ? "" : "\n"
    return heading + text + end
  }
}
