// SPDX-License-Identifier: MIT

import ArgumentParser
import ConflictExplanations
import FileChecks
import Foundation
import InterfaceBuilder
import LayoutChecks
import LayoutFiles
import Reports
import SystemFiles

/// The command `tinamou explain`, which explains console logs of conflicts, and values of layouts.
public struct ExplainCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a console log of conflicting constraints, or a value of a layout.",
    discussion: """
      The log can be pasted from Xcode or a device, with other lines between and several conflicts in it. Each conflict is \
      reduced to the constraints that contradict each other, with the arithmetic and the possible changes.

      For a layout file or a document, the conflicts and ambiguities are explained, or with --why the constraints that \
      determine a value, as in --why title.width.
      """)

  @Argument(
    help: ArgumentHelp("The log, layout file or document; - for a log on the standard input.", valueName: "file"))
  var file: String = "-"

  @Option(help: ArgumentHelp("The value to explain, such as title.width.", valueName: "view.attribute"))
  var why: String?

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @Option(
    name: [.short, .long], help: ArgumentHelp("A picture of the conflicts of a log, as SVG.", valueName: "picture.svg"))
  var output: String?

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Checks that the arguments can be combined.
  public func validate() throws {
    if let why, ValueQuestion(why) == nil {
      throw ValidationError("--why needs a view and an attribute, as in title.width, not '\(why)'.")
    }
    if why != nil, !isLayout { throw ValidationError("--why needs a layout file or a document.") }
    if let output {
      if isLayout { throw ValidationError("-o draws the conflicts of a log; use 'tinamou render' for layouts.") }
      guard output.lowercased().hasSuffix(".svg") else {
        throw ValidationError("The picture is SVG, so its name must end in .svg, not '\(output)'.")
      }
    }
  }

  private var isLayout: Bool {
    DocumentPaths.isDocument(file) || [".yaml", ".yml"].contains { file.lowercased().hasSuffix($0) }
  }

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InputRecord.protecting([file]) {
      fonts.whileRegistered(on: terminal) { isLayout ? explainLayout(on: terminal) : explainLog(on: terminal) }
    }
  }

  // MARK: Logs

  /// The maximum size of a log, in bytes.
  private static let sizeLimit = 64 << 20

  @MainActor
  private func explainLog(on terminal: Terminal) -> ExitStatus {
    let bytes: [UInt8]
    if file == "-" {
      bytes = [UInt8](terminal.readInput())
    } else {
      do throws(FileFault) {
        bytes = try InputFile.read(file, limit: Self.sizeLimit)
      } catch {
        terminal.report("it cannot be read: \(error.reason)", at: file)
        return .input
      }
    }
    let report = ConflictLogReport(ConflictLog(String(decoding: bytes, as: UTF8.self)))
    switch format {
    case .text: terminal.print(report.text(style: terminal.outputStyle))
    case .json: terminal.print(report.json.text() + "\n")
    }
    if report.isEmpty {
      terminal.report("there is no description of a constraint in it", at: file)
      return .input
    }
    guard let output else { return .clean }
    guard let svg = report.svg else {
      terminal.report("no conflict is a row of distances that could be drawn", at: file)
      return .findings
    }
    do throws(FileFault) {
      try OutputFile.write(Array(svg.utf8), to: output)
      return .clean
    } catch {
      terminal.report("'\(output)' cannot be written: \(error.reason)")
      return .usage
    }
  }

  // MARK: Layouts

  @MainActor
  private func explainLayout(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    if DocumentPaths.isDocument(file) {
      let solving = DocumentSolving(
        terminal: terminal, options: options, sizes: .predicted, inputs: CanvasInputs())
      guard let canvas = solving.canvas(at: file) else { return .input }
      if let question = why.flatMap({ ValueQuestion($0) }) {
        return answer(question.answers(in: canvas), on: terminal)
      }
      return list(SolvedLayoutCheck.findings(in: canvas).all, on: terminal)
    }
    guard let scene = SceneLoading(terminal: terminal, options: options).scene(at: file) else { return .input }
    if let question = why.flatMap({ ValueQuestion($0) }) {
      return answer(question.answers(in: scene), on: terminal)
    }
    return list(SolvedLayoutCheck.findings(in: scene), on: terminal)
  }

  @MainActor
  private func answer(_ explanations: [ValueExplanation], on terminal: Terminal) -> ExitStatus {
    guard !explanations.isEmpty else {
      terminal.report(
        "no view is called '\(why?.split(separator: ".").dropLast().joined(separator: ".") ?? "")'", at: file)
      return .input
    }
    let report = ValueReport(explanations)
    switch format {
    case .text: terminal.print(report.text)
    case .json: terminal.print(report.json.text() + "\n")
    }
    return .clean
  }

  @MainActor
  private func list(_ findings: [Finding], on terminal: Terminal) -> ExitStatus {
    var checked = CheckedFile(path: file)
    checked.findings = findings
    checked.sceneCount = 1
    let report = CheckReport(files: [checked])
    switch format {
    case .text: terminal.print(report.text(style: terminal.outputStyle))
    case .json: terminal.print(report.json.text() + "\n")
    }
    return .clean
  }
}
