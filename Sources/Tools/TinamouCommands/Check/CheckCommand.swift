// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import Foundation
import LayoutChecks
import Reports
import SystemFiles

/// The command `tinamou check`, which reports problems in documents and layout files.
public struct CheckCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report layout problems in documents, layout files and source files.",
    discussion: """
      Searches folders for .xib, .storyboard and .layout.yaml files, for Swift and Objective-C files, which are read \
      without being compiled, and for the settings of apps: Info.plist, Xcode projects and project.yml. Each scene is checked on its own device, or in every \
      combination of the given devices, orientations, text sizes and directions. A finding that occurs in several \
      combinations is reported once.
      """)

  @Argument(
    help: ArgumentHelp(
      "The documents, layout files, source files and folders; - for a layout file on the standard input.",
      valueName: "path"))
  var paths: [String] = []

  @Option(help: "The output format: text, json, sarif, github, xcode, junit or checkstyle.")
  var format: CheckFormat = .text

  @Option(help: "The minimum severity for exit code 1: error, warning, note or never. The default is error.")
  var failOn: FailureLevel?

  @Option(help: "The minimum severity to report: error, warning or note.")
  var show: Severity = .warning

  @Option(help: "A file of known findings, which are not reported.")
  var baseline: String?

  @Flag(help: "Write all findings to the baseline.")
  var writeBaseline = false

  @Option(
    help: ArgumentHelp(
      "A revision of Git, such as origin/main. Only findings that it does not have are reported.", valueName: "revision"
    ))
  var since: String?

  @Flag(help: "Correct findings that have one safe change, and report the others.")
  var fix = false

  @Flag(help: "List the rules and exit.")
  var rules = false

  @Option(help: ArgumentHelp("Print the page about a rule and exit.", valueName: "rule"))
  var explainRule: String?

  @Option(help: "A file of settings. The default is tinamou.yml in the current folder, if there is one.")
  var config: String?

  @Option(help: ArgumentHelp("One of several equal parts of the files, such as 2/8.", valueName: "part/parts"))
  var shard: Shard?

  @OptionGroup(title: "Rules")
  var ruleOptions: RuleOptions

  @Option(help: "The number of files to check in parallel. The default is the number of processors.")
  var jobs: Int?

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Screens")
  var matrix: MatrixOptions

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Checks that the arguments can be combined.
  public func validate() throws {
    if let explainRule, RuleID(rawValue: explainRule) == nil {
      throw ValidationError(RuleOptions.unknown(explainRule))
    }
    if fix, writeBaseline { throw ValidationError("--fix and --write-baseline cannot be combined.") }
    if since != nil, writeBaseline { throw ValidationError("--since and --write-baseline cannot be combined.") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
  }

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    fonts.whileRegistered(on: terminal) { run(on: terminal) }
  }

  @MainActor
  private func run(on terminal: Terminal) -> ExitStatus {
    if let explainRule, let guide = RuleGuide.all.first(where: { $0.rule.rawValue == explainRule }) {
      terminal.print(guide.page(style: terminal.outputStyle))
      return .clean
    }
    if rules {
      terminal.print(
        format == .json ? RuleGuide.json.text() + "\n" : RuleGuide.text(style: terminal.outputStyle))
      return .clean
    }
    let settings: CheckSettings
    do throws(CheckSettings.Mistakes) {
      settings = try CheckSettings(self)
    } catch {
      return fail(error, on: terminal)
    }
    if !settings.excludedPaths.isEmpty {
      let list = settings.excludedPaths.map { "'\($0.singleLine)'" }.joined(separator: ", ")
      terminal.writeError("not checked, because the configuration excludes it: \(list)\n")
    }
    let earlier: EarlierFindings?
    do throws(RevisionError) {
      if let since { earlier = try EarlierFindings(since: since, of: settings.jobs) } else { earlier = nil }
    } catch {
      return fail(error, on: terminal)
    }
    let known: Baseline?
    do throws(BaselineError) {
      if let baseline = settings.baseline, !writeBaseline {
        known = try BaselineFile.read(baseline)
      } else {
        known = nil
      }
    } catch {
      return fail(error, on: terminal)
    }
    let jobs = earlier?.changedJobs ?? settings.jobs
    if writeBaseline, let baseline = settings.baseline {
      return InputRecord.protecting(jobs.map(\.path)) {
        write(settings.selected(check(jobs, settings, on: terminal)), to: baseline, settings, on: terminal)
      }
    }
    func selected(_ files: [CheckedFile]) -> (files: [CheckedFile], count: Int) {
      let files = settings.selected(files)
      return known.map { $0.leavingOutKnown(in: files, named: naming(settings.baseline)) } ?? (files: files, count: 0)
    }
    func reported(_ files: [CheckedFile]) -> CheckReport {
      let (rest, known) = selected(files)
      let (new, old) = earlier?.baseline.leavingOutKnown(in: rest) ?? (rest, 0)
      return CheckReport(
        files: new, matrix: settings.matrix.settings, suppressedCount: known,
        earlier: since.map { (revision: $0, count: old) }, minimumSeverity: show)
    }
    let files = check(jobs, settings, on: terminal)
    do throws(RevisionError) {
      try earlier?.findBaseline(for: selected(files).files) { selected(check($0, settings, on: terminal)).files }
    } catch {
      return fail(error, on: terminal)
    }
    let configurationStatus = settings.staleExceptions(in: files).map { fail($0, on: terminal) } ?? .clean
    var report = reported(files)
    var fixing = CheckFixing(terminal: terminal)
    if fix { fixing.fix(&report.files) { reported(check($0, settings, on: terminal)).files } }
    terminal.print(text(of: report, settings, style: terminal.outputStyle))
    return max(status(of: report, settings), fixing.status, configurationStatus)
  }

  // MARK: Checking

  @MainActor
  private func check(_ jobs: [FileJob], _ settings: CheckSettings, on terminal: Terminal) -> [CheckedFile] {
    if settings.jobs.isEmpty, settings.excludedPaths.isEmpty {
      let searched = settings.paths.map { "'\($0.singleLine)'" }.joined(separator: ", ")
      terminal.writeError("there is no document, layout file or source file in \(searched)\n")
    }
    let options = settings.matrix.settings
    var results = [CheckedFile?](repeating: nil, count: jobs.count)
    for (index, job) in jobs.enumerated() where job.path == "-" {
      results[index] = FileCheck(settings: options).check(data: terminal.readInput(), path: job.path)
    }
    let rest = jobs.indices.filter { results[$0] == nil }
    let progress = ProgressLine(total: rest.count, terminal: terminal)
    let pool = CheckPool(
      arguments: CheckWorkerCommand.arguments(for: settings.matrix, fonts),
      count: min(self.jobs ?? ProcessInfo.processInfo.activeProcessorCount, rest.count))
    for (index, file) in zip(rest, pool.check(rest.map { jobs[$0] }, progress: progress.show)) { results[index] = file }
    progress.end()
    return results.compactMap(\.self)
  }

  private func status(of report: CheckReport, _ settings: CheckSettings) -> ExitStatus {
    let statuses = report.files.map { file -> ExitStatus in
      switch file.outcome {
      case .checked: .clean
      case .unreadable: .input
      case .failed: .software
      }
    }
    let isFailure = settings.failOn.severity.flatMap { minimum in report.mostSevere.map { $0 >= minimum } } ?? false
    return max(statuses.max() ?? .clean, isFailure ? .findings : .clean)
  }

  @MainActor
  private func text(of report: CheckReport, _ settings: CheckSettings, style: ReportStyle) -> String {
    switch format {
    case .text: report.text(style: style)
    case .json: report.json.text() + "\n"
    case .sarif: report.sarif.text() + "\n"
    case .github: report.githubCommands
    case .xcode: report.xcodeLines { URL(fileURLWithPath: $0).standardizedFileURL.path }
    case .junit: report.junit(failingFrom: settings.failOn.severity)
    case .checkstyle: report.checkstyle
    }
  }

  // MARK: Baselines

  /// Returns the names of files in the baseline, relative to the folder of the baseline.
  private func naming(_ baseline: String?) -> (String) -> String {
    let folder = BaselineFile.folder(of: baseline ?? "")
    return { BaselineFile.name(of: $0, seenFrom: folder) }
  }

  @MainActor
  private func write(
    _ files: [CheckedFile], to path: String, _ settings: CheckSettings, on terminal: Terminal
  ) -> ExitStatus {
    do {
      try BaselineFile.write(Baseline(of: files, named: naming(path)), to: path)
    } catch {
      return fail(error, on: terminal)
    }
    let count = files.reduce(0) { $0 + $1.findings.count }
    terminal.writeError("\(path.singleLine): \(count) \(count == 1 ? "finding" : "findings") written\n")
    return status(
      of: CheckReport(
        files: files.map { file in
          var copy = file
          copy.findings = []
          return copy
        }), settings)
  }

  @MainActor
  private func fail(_ error: CheckSettings.Mistakes, on terminal: Terminal) -> ExitStatus {
    for mistake in error.list { terminal.report(mistake.sentence, at: mistake.place) }
    return .usage
  }

  private func fail(_ error: RevisionError, on terminal: Terminal) -> ExitStatus {
    terminal.report(error.sentence)
    return .usage
  }

  private func fail(_ error: BaselineError, on terminal: Terminal) -> ExitStatus {
    terminal.report(error.sentence)
    return error.isOfInput ? .input : .usage
  }
}
