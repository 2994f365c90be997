// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InterfaceBuilder
import Reports

/// The command `tinamou fidelity`, which compares the frames of documents with those that Interface Builder stored.
public struct FidelityCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "fidelity", abstract: "Compare the frames of documents with those that Interface Builder stored.",
    discussion: """
      Compares the views that constraints or stack views position and that are not marked as misplaced or ambiguous. \
      A view is a hit if x, y, width and height are within 0.5 points. The tolerance is 1 point for documents from \
      before Xcode 10 and for predicted sizes, because many stored sizes are rounded up to whole points.

      With --evidence, lays out all documents again without each rule of the canvas, inconsistent ones too, and lists \
      the documents and repositories that are better and worse with it. The exit code is 1 if fewer than three \
      repositories support a rule that is not documented, or if more repositories are better without it.
      """)

  @Argument(help: ArgumentHelp("The documents, or folders with documents.", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A table of known safe areas and margins.", valueName: "file"))
  var inputs: String?

  @Option(help: "The source of control sizes: given (by the document) or predicted.")
  var sizes: CanvasOptions.Sizes = .predicted

  @Option(help: ArgumentHelp("A table whose column 'consistent' marks the documents to include.", valueName: "file"))
  var manifest: String?

  @Option(help: "The output format: table or json.")
  var format: FidelityFormat = .table

  @Option(help: "The number of views with the largest errors to list.")
  var worst = 20

  @Option(help: "The number of parallel processes.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Count the documents and repositories for and against each rule of the canvas.")
  var evidence = false

  @OptionGroup
  var fonts: FontOptions

  @Flag(help: .hidden)
  var worker = false

  @Option(help: .hidden)
  var without: [CanvasRule] = []

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Refuses numbers that mean nothing.
  public func validate() throws {
    if !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
    if worst < 0 { throw ValidationError("--worst must be 0 or more.") }
  }

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    fonts.whileRegistered(on: terminal) { compare(on: terminal) }
  }

  @MainActor
  private func compare(on terminal: Terminal) -> ExitStatus {
    let loading = FidelityLoading(terminal: terminal)
    guard let known = loading.inputs(at: inputs),
      let consistent = loading.consistentFiles(at: manifest, includesAll: evidence)
    else {
      return .input
    }
    let measure = FidelityMeasure(sizes: sizes, inputs: known, disabledRules: Set(without))
    if worker { return FidelityWorker(measure: measure).serve(on: terminal) }
    let files = DocumentPaths.expand(paths).filter { consistent.includes($0) }
    guard !files.isEmpty else {
      terminal.writeError("tinamou: there are no documents to compare\n")
      return .input
    }
    let documents = measureAll(files, measure, terminal)
    if evidence { return report(evidenceAmong: documents, consistent, known, terminal) }
    let report = FidelityReport(
      documents, sizes: sizes, hasInputs: inputs != nil, repository: consistent.knownRepository)
    switch format {
    case .table: terminal.print(report.text(style: terminal.outputStyle, offenders: worst))
    case .json: terminal.print(report.json.text() + "\n")
    }
    if documents.contains(where: { $0.failure != nil }) { return .input }
    return report.isClean ? .clean : .findings
  }

  /// Lays out all documents once more without each rule, and prints the evidence for it.
  @MainActor
  private func report(
    evidenceAmong documents: [FidelityDocument], _ selection: FidelityLoading.Selection, _ known: CanvasInputs,
    _ terminal: Terminal
  ) -> ExitStatus {
    let files = documents.map(\.path)
    let entries = CanvasRule.allCases.map { rule in
      let measure = FidelityMeasure(sizes: sizes, inputs: known, disabledRules: [rule])
      return RuleEvidence(
        rule, with: documents, without: measureAll(files, measure, terminal), repository: selection.repository)
    }
    let report = EvidenceReport(entries)
    switch format {
    case .table: terminal.print(report.text(style: terminal.outputStyle))
    case .json: terminal.print(report.json.text() + "\n")
    }
    return report.isClean ? .clean : .findings
  }

  @MainActor
  private func measureAll(_ files: [String], _ measure: FidelityMeasure, _ terminal: Terminal) -> [FidelityDocument] {
    guard files.count > 1, WorkerProcess.ownProgram.hasSuffix("/tinamou") else {
      return files.map { FidelityWorker(measure: measure).measure($0) }
    }
    var arguments = ["fidelity", "--worker", "--sizes", sizes.rawValue]
    if let inputs { arguments += ["--inputs", inputs] }
    for rule in measure.disabledRules { arguments += ["--without", rule.rawValue] }
    arguments += fonts.arguments
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

/// The format of the comparison.
public enum FidelityFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Text for people.
  case table
  /// JSON for programs.
  case json
}

extension CanvasOptions.Sizes: ExpressibleByArgument {}
extension CanvasRule: ExpressibleByArgument {}
