// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import Previews

/// The comparison of screens that a running app shows: previews, or what a script reaches, between two settings or two states of the
/// sources.
struct ScreenDiff: ParsableArguments {
  @Flag(help: "Compare previews, not only documents, between the two states.")
  var previews = false

  @Option(
    help:
      "A file with steps, as for `tinamou run`, that walk through the app. Its pictures are the screens that are compared."
  )
  var steps: String?

  @Flag(help: "Print the differences of what assistive technology reads, in its order, as a text with + and -.")
  var accessibility = false

  @Option(name: .shortAndLong, help: "The folder for the pictures of what changed, with a page and a sheet.")
  var output: String?

  @Option(help: "The number of pixels per point of the pictures.")
  var scale = 2.0

  @Option(help: "The address at which the folder with the pictures will be seen, for --format markdown.")
  var pictureAddress: String?

  @Option(help: "The address at which the page will be seen, for --format markdown.")
  var pageAddress: String?

  @OptionGroup var waiting: PreviewWaiting
  @OptionGroup var package: PreviewPackage
  @OptionGroup(title: "Sides and settings") var sides: SideOptions

  func validate() throws {
    guard (0.5...10).contains(scale) else { throw ValidationError("The scale must be from 0.5 to 10, not \(scale).") }
    if previews, steps != nil { throw ValidationError("Either previews or the screens of a script are compared.") }
    if previews, sides.hasSides {
      throw ValidationError(
        "The sides are either two settings or two states of the sources: give each setting one value.")
    }
  }

  /// The message for a number of sides that cannot be compared.
  func missingSides(_ count: Int) -> String {
    if count > 2 { return "\(count) sides are given, and two can be compared." }
    let name = sides.isGiven ? "; for two sides of one app, give a setting two values, such as --os 18 27" : ""
    return "Missing expected argument: one or two sides, which are revisions, folders or files\(name)."
  }

  /// The first given option that counts for screens of an app alone; `nil` if there is none.
  var firstUnused: String? {
    let options: [(String, Bool)] = [
      ("--accessibility", accessibility), ("--wait", waiting.wait != nil), ("--language", !sides.language.isEmpty),
      ("--appearance", !sides.appearance.isEmpty), ("--contrast", !sides.contrast.isEmpty),
    ]
    return options.first { $0.1 }?.0
  }

  /// Whether screens of a running app are compared.
  var isAsked: Bool { previews || steps != nil || sides.hasSides }

  /// Compares the screens, and prints the report.
  ///
  /// - Parameters:
  ///   - words: The names of previews, after the two states for a comparison of sources: `HEAD~1`, `HEAD`, or folders. One state is compared
  ///     with the files as they are.
  ///   - format: The format of the report.
  @MainActor
  func perform(_ words: [String], format: ChangeFormat, on terminal: Terminal) -> ExitStatus {
    let folder = output ?? "changes"
    let paths = words + sides.names
    if sides.hasSides, steps == nil, paths.contains(where: FileSettings.isPath) {
      return compare(paths, format: format, in: folder, on: terminal)
    }
    do throws(PreviewError) {
      let files = ScreenChangeFolder(path: folder)
      try files.prepare()
      let report = try report(words, to: folder, on: terminal)
      let written = try files.write(report)
      print(report, format, written, on: terminal)
      return report.changes.isEmpty && sides.hasSides ? .input : report.isChanged ? .findings : .clean
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      // 1 means that something changes.
      return .input
    }
  }

  /// Compares documents and layout files between two settings, and prints the report.
  @MainActor
  private func compare(
    _ paths: [String], format: ChangeFormat, in folder: String, on terminal: Terminal
  ) -> ExitStatus {
    do throws(FileSettings.Problem) {
      let comparison = try FileSettings(pairs: sides.pairs, folder: folder)
      let files = ScreenChangeFolder(path: folder)
      do throws(PreviewError) { try files.prepare() } catch { throw .picture(error) }
      let (report, isComplete) = try comparison.report(of: paths, on: terminal)
      if report.changes.isEmpty, !isComplete { return .input }
      let written: [String]
      do throws(PreviewError) { written = try files.write(report) } catch { throw .picture(error) }
      print(report, format, written, on: terminal)
      return !isComplete || report.changes.isEmpty ? .input : report.isChanged ? .findings : .clean
    } catch {
      terminal.report(error.sentence)
      return error.status
    }
  }

  @MainActor
  private func report(
    _ words: [String], to folder: String, on terminal: Terminal
  ) throws(PreviewError) -> ScreenChangeReport {
    if sides.hasSides { return try settings(words + sides.names, to: folder, on: terminal) }
    var words = words
    let before = try side(words.isEmpty ? "HEAD" : words.removeFirst(), "before")
    let after = words.first.map(isState) ?? false ? try side(words.removeFirst(), "after") : present
    var comparison = SourceComparison(
      before: before, after: after, package: package, settings: [sides.pairs[0].before], folder: folder)
    (comparison.scale, comparison.wait) = (scale, waiting.wait)
    if let steps { return try comparison.report(walkedBy: readSteps(steps), on: terminal) }
    return try comparison.report(words, on: terminal)
  }

  @MainActor
  private func settings(
    _ words: [String], to folder: String, on terminal: Terminal
  ) throws(PreviewError) -> ScreenChangeReport {
    // A name that nothing has is told before the build.
    if steps == nil, !words.isEmpty { _ = try package.project(builds: false).items.selected(by: words) }
    let project = try package.project(builds: true, needsApp: steps != nil, outputs: [folder])
    guard let program = project.program else { throw .nothingToShow }
    var comparison = SettingComparison(program: program, pairs: sides.pairs, folder: folder)
    (comparison.scale, comparison.wait) = (scale, waiting.wait)
    guard let steps else {
      return comparison.report(of: try project.items.selected(by: words).filter { $0.subject != nil })
    }
    return try comparison.report(of: project, walkedBy: readSteps(steps), on: terminal)
  }

  private func readSteps(_ file: String) throws(PreviewError) -> [LiveStep] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .unreadableSteps(file, "it is not there")
    }
    do throws(LiveStepError) { return try LiveStep.steps(inYAML: text) } catch {
      throw .unreadableSteps(file, error.message)
    }
  }

  // MARK: States of the sources

  private var present: SourceComparison.Side { SourceComparison.Side(name: "now", folder: package.packagePath) }

  /// Whether a word is a state and not the name of a preview.
  private func isState(_ word: String) -> Bool {
    isFolder(word)
      || (try? GitCommand.output(
        of: ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(word)^{commit}"], in: package.packagePath))
        != nil
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private func side(_ word: String, _ name: String) throws(PreviewError) -> SourceComparison.Side {
    if isFolder(word) { return SourceComparison.Side(name: word, folder: word) }
    do throws(RevisionCopy.Problem) {
      return SourceComparison.Side(
        name: word, folder: try RevisionCopy.make(word, of: package.packagePath, side: name))
    } catch {
      throw .noRevision(error.message)
    }
  }

  // MARK: Output

  @MainActor
  private func print(_ report: ScreenChangeReport, _ format: ChangeFormat, _ written: [String], on terminal: Terminal) {
    switch format {
    case .json: terminal.print(report.json.text() + "\n")
    case .markdown:
      terminal.print(ChangeComment(report: report, pictures: pictureAddress, page: pageAddress).text)
    case .text:
      for note in report.notes { terminal.writeError(note + "\n") }
      terminal.print(accessibility ? report.spokenText : report.text)
      for file in written { terminal.writeError(file.singleLine + "\n") }
    }
  }
}

/// The format of a report on changes.
enum ChangeFormat: String, ExpressibleByArgument, CaseIterable {
  /// Lines for people.
  case text
  /// Markdown for a comment.
  case markdown
  /// JSON for programs.
  case json
}
