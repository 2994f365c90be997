// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InterfaceBuilder
import Reports

/// `tinamou fidelity`: documents laid out and held against the frames that Interface Builder stored.
public struct FidelityCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "fidelity", abstract: "Lay documents out and compare with the frames that Interface Builder stored.",
    discussion: """
      Compared are the views that constraints or stack views place and that are not flagged. A view counts as right \
      when x, y, width and height are within 0.5 points; within 1 point for documents from before Xcode 10 and where \
      sizes are predicted, since many stored sizes are rounded up to whole points.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders with documents.", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A table of safe areas and margins that are known.", valueName: "file"))
  var inputs: String?

  @Option(help: "Where the sizes of controls come from: given by the document, or predicted.")
  var sizes: CanvasOptions.Sizes = .predicted

  @Option(help: ArgumentHelp("A table whose column 'consistent' says which documents count.", valueName: "file"))
  var manifest: String?

  @Option(help: "How to print the result: table or json.")
  var format: FidelityFormat = .table

  @Option(help: "How many of the worst views to list.")
  var worst = 20

  @Option(help: "How many processes to work in.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: .hidden)
  var worker = false

  /// A command that is filled from the command line.
  public init() {}

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    let loading = FidelityLoading(terminal: terminal)
    guard let known = loading.inputs(at: inputs), let consistent = loading.consistentFiles(at: manifest) else {
      return .input
    }
    let measure = FidelityMeasure(sizes: sizes, inputs: known)
    if worker { return FidelityWorker(measure: measure).serve() }
    let files = DocumentPaths.expand(paths).filter { consistent.includes($0) }
    guard !files.isEmpty else {
      terminal.writeError("tinamou: there are no documents to compare\n")
      return .input
    }
    let documents = measureAll(files, measure, terminal)
    let report = FidelityReport(documents, sizes: sizes, hasInputs: inputs != nil)
    switch format {
    case .table: terminal.print(report.text(style: terminal.outputStyle, offenders: worst))
    case .json: terminal.print(report.json.text() + "\n")
    }
    if documents.contains(where: { $0.failure != nil }) { return .input }
    return report.isClean ? .clean : .findings
  }

  @MainActor
  private func measureAll(_ files: [String], _ measure: FidelityMeasure, _ terminal: Terminal) -> [FidelityDocument] {
    guard files.count > 1, WorkerProcess.ownProgram.hasSuffix("/tinamou") else {
      return files.map { FidelityWorker(measure: measure).measure($0) }
    }
    var arguments = ["fidelity", "--worker", "--sizes", sizes.rawValue]
    if let inputs { arguments += ["--inputs", inputs] }
    let progress = ProgressLine(total: files.count, terminal: terminal)
    let answers = ProcessPool(arguments: arguments, count: jobs)
      .answers(to: files.map { Data($0.utf8) }) { progress.show($0) }
    progress.end()
    return zip(files, answers).map { Self.document(at: $0, $1) }
  }

  private static func document(at path: String, _ answer: ProcessPool.Answer) -> FidelityDocument {
    var reason = "the answer of a process cannot be read"
    switch answer {
    case .failure(let words): reason = words
    case .line(let data):
      if let document = try? JSONDecoder().decode(FidelityDocument.self, from: data) { return document }
    }
    var document = FidelityDocument(path: path)
    document.failure = FidelityDocument.Failure(message: "the process that laid it out ended early: \(reason)")
    return document
  }
}

/// How a measure is printed.
public enum FidelityFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// For reading.
  case table
  /// For programs.
  case json
}

extension CanvasOptions.Sizes: ExpressibleByArgument {}
