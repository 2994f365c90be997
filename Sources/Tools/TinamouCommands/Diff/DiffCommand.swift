// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import Foundation
import LayoutFiles
import Reports
import ScreenComparison
import ScreenReading

/// The command `tinamou diff`, which says what differs between two states of documents, layout files and previews, or
/// between two settings.
public struct DiffCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what changes on the screens between two commits, folders, files, systems or sizes.",
    discussion: """
      A side is a revision of the repository in the current folder, a folder or a file. Without a second side, the first \
      one is compared with the files as they are. Only documents and layout files that differ are read. What only the \
      program changed that wrote a document is not a change. With --previews, the previews of an app are compared, and with \
      two values of a setting, as in --os 18 27, what it shows in one and in the other; before or after the values stand names of \
      previews, or documents, layout files and folders, which are then compared instead of the app. The exit code is 1 where something changes, and 0 where \
      nothing does.
      """)

  @Argument(
    help: ArgumentHelp(
      "The state before and the state after: revisions, folders or files; by default, the second is the working tree.",
      valueName: "side"))
  var words: [String] = []

  @Option(help: "Only files in this folder of the repository, or this file.")
  var only: String?

  @Option(help: "The format of the report: text, markdown or json. With -o, there is a page in HTML as well.")
  var format: ChangeFormat = .text

  @Flag(help: "A sentence for each change of a document, however many there are.")
  var all = false

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Screens of an app")
  var screens: ScreenDiff

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Checks the number of sides.
  public func validate() throws {
    if screens.isAsked { return }
    guard (1...2).contains(words.count) else { throw ValidationError(screens.missingSides(words.count)) }
    if let option = screens.firstUnused {
      throw ValidationError(
        "\(option) is for the screens of an app: add --previews, --steps FILE, or two values of a setting.")
    }
  }

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    fonts.whileRegistered(on: terminal) {
      screens.isAsked ? screens.perform(words, format: format, on: terminal) : compare(on: terminal)
    }
  }

  @MainActor
  private func compare(on terminal: Terminal) -> ExitStatus {
    let options: SceneOptions
    do throws(SceneOptionError) {
      options = try SceneOptions(screens.sides.pairs[0].before)
    } catch {
      terminal.report(error.message)
      return .usage
    }
    let sides: DiffSides
    let files: [ChangedFile]
    do throws(DiffSideError) {
      sides = try DiffSides(before: words[0], after: words.count > 1 ? words[1] : nil, only: only)
      files = try sides.files()
    } catch {
      terminal.report(error.sentence)
      return error.status
    }
    let comparison = FileComparison(options: options)
    var results: [(file: ChangedFile, difference: FileDifference)] = []
    var worst = ExitStatus.clean
    for file in files {
      do throws(FileComparisonError) {
        if let result = try comparison.difference(of: file) { results.append((file, result)) }
      } catch {
        for fault in error.faults { terminal.report(fault.sentence, at: fault.location ?? file.path) }
        worst = .input
      }
    }
    do throws(PreviewError) {
      // Of files that cannot be read, nothing is known.
      if results.isEmpty, worst != .clean { return worst }
      let pictures = try draw(results, options, on: terminal)
      print(
        DiffReport(results.map(\.difference), sourceCount: sides.sourceCount, isComplete: all), pictures, on: terminal)
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      worst = .input
    }
    return max(worst, results.allSatisfy(\.difference.isEmpty) ? .clean : .findings)
  }

  /// Draws what differs, if a folder is given.
  @MainActor
  private func draw(
    _ results: [(file: ChangedFile, difference: FileDifference)], _ options: SceneOptions, on terminal: Terminal
  ) throws(PreviewError) -> ScreenChangeReport? {
    guard let folder = screens.output else { return nil }
    let files = ScreenChangeFolder(path: folder)
    try files.prepare()
    let names = (before: words[0], after: words.count > 1 ? words[1] : "now")
    let report = try FilePictures(options: options, folder: folder, names: names).report(of: results)
    for file in try files.write(report) where format == .text { terminal.writeError(file.singleLine + "\n") }
    return report
  }

  @MainActor
  private func print(_ report: DiffReport, _ pictures: ScreenChangeReport?, on terminal: Terminal) {
    switch format {
    case .text: terminal.print(report.text(style: terminal.outputStyle))
    case .markdown:
      let comment = pictures.flatMap { $0.changes.isEmpty ? nil : $0 }.map {
        ChangeComment(report: $0, pictures: screens.pictureAddress, page: screens.pageAddress).text
      }
      terminal.print(comment ?? DocumentComment(report: report.text(style: .plain)).text)
    case .json: terminal.print(report.json.text() + "\n")
    }
  }
}
