// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import InterfaceBuilder
import LayoutFiles
import Reports

/// The command `tinamou solve`, which prints the frames of layout files and documents.
public struct SolveCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print the frames and the findings of layouts.",
    discussion: """
      Frames are x, y, width and height in the superview's coordinates, in points, on the device's pixels. \
      With --format json, each file gives one object, and several files give one object per line. \
      Files that end in .xib or .storyboard are Interface Builder documents. Their control sizes, safe areas and margins \
      are predicted, unless --sizes given takes sizes from the document and --inputs takes safe areas and margins from \
      a table.
      """)

  @Argument(help: ArgumentHelp("The layout files and documents; - for the standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @Option(help: "The source of control sizes in documents: given (by the document) or predicted.")
  var sizes: CanvasOptions.Sizes = .predicted

  @Option(help: ArgumentHelp("A table of known safe areas and margins of documents.", valueName: "file"))
  var inputs: String?

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    fonts.whileRegistered(on: terminal) { layout.whileInSystem { solve(on: terminal) } }
  }

  @MainActor
  private func solve(on terminal: Terminal) -> ExitStatus {
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
  private func text(of report: SceneReport, for file: String, style: ReportStyle) -> String {
    framed(report.text(style: style), file, style)
  }

  /// Returns a report among several: with the file's name above and a blank line below.
  private func framed(_ text: String, _ file: String, _ style: ReportStyle) -> String {
    let heading = files.count == 1 ? "" : style.bold(file) + "\n"
    let end = files.count == 1 || file == files.last ? "" : "\n"
    return heading + text + end
  }
}
