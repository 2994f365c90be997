// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import Foundation
import LayoutChecks
import Reports
import SystemFiles

/// The command `tinamou audit`, which says whether an app is ready for windows of any size and for every reader.
struct AuditCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Say where an app breaks in windows of any size, and what to change.",
    discussion: """
      Reads the sources, the documents and the settings of an app, and lays its documents out on the smallest phone, on both screens \
      of a phone that folds, on an iPad, with the largest text, from right to left, and in landscape if the app is shown so. Then it \
      builds the app, and shows its previews, scenes and first screens on these devices, in the systems 18, 26 and 27, with the \
      smallest and the largest text, from right to left, dark, in high contrast, in its languages and in pseudo-languages. Texts are \
      edited, the window is resized, taps lead to further screens, and every width and height is tried. A finding is reported once, \
      with the simplest setting that shows it first. The first line says whether the app is ready, or what stands in the way. \
      Findings follow by weight, each with its place and what to write instead.
      """)

  @Argument(help: ArgumentHelp("The folder of the app, in place of --package-path.", valueName: "folder"))
  var namedFolder: String?

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @Option(name: .shortAndLong, help: "The page to write, such as audit.html.")
  var output: String?

  @Flag(help: "List each place of what is worth a look.")
  var all = false

  @Flag(help: "Correct findings that have one right change, and report the others.")
  var fix = false

  @Option(help: "A file of known findings, which are not reported.")
  var baseline: String?

  @Flag(help: "Write all findings to the baseline.")
  var writeBaseline = false

  @Flag(name: .customLong("static"), help: "Read the app, and do not build or run it.")
  var isStatic = false

  @OptionGroup(title: "Building")
  var package: PreviewPackage

  @OptionGroup
  var fonts: FontOptions

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline with the file to write.")
    }
    if fix, writeBaseline { throw ValidationError("--fix and --write-baseline cannot be combined.") }
  }

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    fonts.whileRegistered(on: terminal) { audit(on: terminal) }
  }

  /// The folder of the app.
  private var folder: String { namedFolder ?? package.packagePath }

  /// The app as it is built: what does not compile is left out.
  private var app: PreviewPackage {
    var app = package
    (app.packagePath, app.standIns) = (folder, true)
    return app
  }

  @MainActor
  private func audit(on terminal: Terminal) -> ExitStatus {
    let jobs = FileSearch.jobs(for: [folder]).map { $0.audited }
    guard !jobs.isEmpty, jobs != [FileJob(path: folder, isNamed: true).audited] else {
      terminal.report("there is no source, document or settings file of an app in '\(folder.singleLine)'")
      return .input
    }
    do throws(BaselineError) {
      let known = try baseline.flatMap { path throws(BaselineError) in writeBaseline ? nil : try BaselineFile.read(path)
      }
      let reading = AuditReading(terminal: terminal, fonts: fonts)
      var files = reading.files(of: jobs)
      let isRun = !isStatic
      if isRun { writePartialPage(on: terminal, files) }
      let run =
        isRun
        ? AuditRunning(package: app, terminal: terminal, constants: files.flatMap(AuditUse.Constant.all)).run()
        : AuditRunning.Result()
      files.merge(run.files)
      if let baseline, writeBaseline {
        try BaselineFile.write(Baseline(of: files, named: naming(baseline)), to: baseline)
        return .clean
      }
      var fixing = CheckFixing(terminal: terminal)
      if fix { fixing.fix(&files) { reading.files(of: $0.map(\.audited)) } }
      let (rest, count) = known?.leavingOutKnown(in: files, named: naming(baseline ?? "")) ?? (files, 0)
      let audit = AuditReport(rest, matrix: settings(run.settings), suppressedCount: count, omissions: run.omissions)
      return max(fixing.status, write(audit, run.pictures, on: terminal))
    } catch {
      terminal.report(error.sentence)
      return error.isOfInput ? .input : .usage
    }
  }

  /// All settings of the audit, each once.
  @MainActor
  private func settings(_ shown: [Setting]) -> [Setting] {
    AuditMatrix.settings + shown.filter { !AuditMatrix.settings.contains($0) }
  }

  /// Writes the page with what the sources and documents say, which is complete when the app has been run.
  @MainActor
  private func writePartialPage(on terminal: Terminal, _ files: [CheckedFile]) {
    guard let output else { return }
    let audit = AuditReport(
      files, matrix: AuditMatrix.settings, suppressedCount: 0, omissions: ["the running app, which is being examined"])
    do throws(FileFault) {
      try OutputFile.write(Array(AuditPage(audit).html.utf8), to: output)
    } catch {
      terminal.report("the page cannot be written: \(error.reason)", at: output)
    }
  }

  private func naming(_ baseline: String) -> (String) -> String {
    let folder = BaselineFile.folder(of: baseline)
    return { BaselineFile.name(of: $0, seenFrom: folder) }
  }

  @MainActor
  private func write(_ audit: AuditReport, _ pictures: [AuditPage.Picture], on terminal: Terminal) -> ExitStatus {
    switch format {
    case .text: terminal.print(audit.text(listsAll: all, style: terminal.outputStyle))
    case .json: terminal.print(audit.json.text() + "\n")
    }
    if let output {
      do throws(FileFault) {
        try OutputFile.write(Array(AuditPage(audit, pictures: pictures).html.utf8), to: output)
      } catch {
        terminal.report("the page cannot be written: \(error.reason)", at: output)
        return .usage
      }
    }
    return audit.isReady ? .clean : .findings
  }
}

extension [CheckedFile] {
  /// Adds files, and the findings of those that are there already.
  fileprivate mutating func merge(_ others: [CheckedFile]) {
    for other in others {
      if let index = firstIndex(where: { $0.path == other.path }) {
        self[index].sceneCount += other.sceneCount
        self[index].findings = (self[index].findings + other.findings).sorted {
          ($0.location ?? .start) < ($1.location ?? .start)
        }
      } else {
        append(other)
      }
    }
  }
}
