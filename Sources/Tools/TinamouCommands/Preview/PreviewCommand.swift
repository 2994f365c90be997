// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Previews
import Reports

/// The command `tinamou preview`, which shows views while their code is written.
public struct PreviewCommand: ParsableCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Draw the previews, scenes and view controllers of an iOS package.",
    discussion: """
      A preview is a block #Preview, a scene of a storyboard, a nib, a view or a view controller that can be made without \
      arguments, or the window of the app after its launch.
      """,
    subcommands: [
      PreviewListCommand.self, PreviewRenderCommand.self, PreviewTreeCommand.self, PreviewSweepCommand.self,
      PreviewWatchCommand.self, PreviewServeCommand.self,
    ],
    defaultSubcommand: PreviewRenderCommand.self)

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}
}

/// The wait for what previews load.
struct PreviewWaiting: ParsableArguments {
  @Option(help: "The longest time to wait for what a preview loads, in seconds (2 unless named).")
  var wait: Double?

  func validate() throws {
    guard let wait, !(0...600).contains(wait) else { return }
    throw ValidationError("The time to wait must be from 0 to 600 seconds, not \(wait).")
  }
}

/// The package whose previews are shown.
struct PreviewPackage: ParsableArguments {
  @Option(help: "The folder of the app or package, or a Swift file.")
  var packagePath = "."

  @Option(help: "The directory that SwiftPM builds in.")
  var scratchPath: String?

  @Option(help: "A checkout of Tinamou, for a command that is not in one.")
  var tinamou: String?

  @Option(help: "A folder of packages, for those that cannot be fetched.")
  var packages: String?

  @Flag(help: "Leave out what does not compile, and name it.")
  var standIns = false

  @Flag(help: "Start the app without network, and without the user's files (needs bubblewrap).")
  var sandbox = false

  /// Reads the previews, and builds the program unless told otherwise. What the build prints goes to `log`, or to the standard error
  /// stream.
  ///
  /// - Parameters:
  ///   - needsApp: Whether the program has to be an app: where a manifest has none, that of the Xcode project beside it.
  ///   - outputs: The paths of the files and folders that the command writes.
  func project(
    builds: Bool, needsApp: Bool = false, outputs: [String] = [], log: ((Data) -> Void)? = nil
  ) throws(PreviewError) -> PreviewProject {
    let options = (needsApp ? ["--app"] : []) + outputs.flatMap { ["--output", $0] }
    if sandbox { try AppSandbox.require() }
    let project = try PreviewProject.read(builds: builds, options + commandLine, log: log)
    if sandbox { AppSandbox.use(around: project, packagePath, outputs: outputs) }
    return project
  }

  /// The package that a word names by its folder or a Swift file, where no option does, and the words that name previews. All previews of
  /// the file are meant.
  private func located(by words: [String]) -> (package: PreviewPackage, words: [String]) {
    guard packagePath == ".", let place = words.first(where: Self.isPlace) else { return (self, words) }
    var package = self
    package.packagePath = place
    return (package, place.hasSuffix(".swift") ? words : words.filter { $0 != place })
  }

  private static func isPlace(_ word: String) -> Bool {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isDirectory) else { return false }
    return isDirectory.boolValue ? word.contains("/") || word == ".." : word.hasSuffix(".swift")
  }

  /// The options as arguments of a command.
  var commandLine: [String] {
    var arguments = ["--package-path", packagePath]
    if let scratchPath { arguments += ["--scratch-path", scratchPath] }
    if let tinamou { arguments += ["--tinamou", tinamou] }
    if let packages { arguments += ["--packages", packages] }
    if standIns { arguments.append("--stand-ins") }
    return arguments
  }

  /// Calls `body` with the items that words name, and reports errors. `note` is called with the package when it is built.
  @MainActor
  func perform(
    _ words: [String], outputs: [String] = [], on terminal: Terminal, note: (PreviewProject) -> Void = { _ in },
    _ body: (_ program: String, [PreviewItem]) throws(PreviewError) -> ExitStatus
  ) -> ExitStatus {
    do throws(PreviewError) {
      let (package, words) = located(by: words)
      let project = try package.project(builds: true, outputs: outputs)
      note(project)
      let items = try project.items.selected(by: words)
      guard !items.isEmpty, let program = project.program else { throw .nothingToShow }
      for item in items where item.subject == nil {
        terminal.warn("a preview of SwiftUI is not drawn, because there is no SwiftUI on Linux", at: item.place)
      }
      return try body(program, items.filter { $0.subject != nil })
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      if case .notBuilt = error { return .findings }
      return .input
    }
  }
}

/// The command `tinamou preview list`.
struct PreviewListCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what can be shown: name, kind, file and line.")

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @OptionGroup var package: PreviewPackage

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    let project: PreviewProject
    do {
      project = try package.project(builds: false)
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      return .input
    }
    switch format {
    case .json:
      let list = JSONValue.object([("schema", .integer(1)), ("previews", .array(project.items.map(\.json)))])
      terminal.print(list.text() + "\n")
    case .text:
      let rows = project.items.map { [$0.name, $0.kind.rawValue, "\($0.file):\($0.line)"] }
      let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
      for row in rows {
        let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        terminal.print((cells + [row[2]]).joined(separator: "  ").singleLine + "\n")
      }
    }
    return .clean
  }
}

/// The command `tinamou preview tree`.
struct PreviewTreeCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Print the views of a preview as text, one on a line.",
    discussion: """
      A line has the property or identifier and the class, the text, the frame in the coordinates of the screen, and what keeps \
      the view from being seen: hidden, clipped, truncated, off the screen, covered.
      """)

  @Argument(help: "The name of the preview, or a part of it.")
  var name: String

  @Flag(help: "Print what assistive technology reads, in its order, with traits.")
  var accessibility = false

  @Flag(help: "Add what determines each frame.")
  var why = false

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @OptionGroup var waiting: PreviewWaiting
  @OptionGroup var package: PreviewPackage
  @OptionGroup(title: "Screen") var options: PreviewOptions

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    package.perform([name], on: terminal) { program, items in
      var run = PreviewRun(program: program)
      run.wait = waiting.wait
      run.explainsFrames = why
      options.warn(on: terminal)
      let shots = run.shots(of: items, in: options.settings, to: nil)
      for shot in shots { print(shot, isOnly: shots.count == 1, on: terminal) }
      return shots.contains { if case .failure = $0.result { true } else { false } } ? .findings : .clean
    }
  }

  @MainActor
  private func print(_ shot: PreviewRun.Shot, isOnly: Bool, on terminal: Terminal) {
    switch shot.result {
    case .failure(let fault): terminal.report(PreviewMessages.sentence(for: fault), at: shot.item.place)
    case .success(let shown):
      switch format {
      case .json:
        let value = accessibility ? ScreenReport.json(of: shown.spoken) : ScreenReport(shown).json
        terminal.print(value.text() + "\n")
      case .text:
        if !isOnly { terminal.print(shot.title.singleLine + "\n") }
        terminal.print(accessibility ? ScreenReport.text(of: shown.spoken) : ScreenReport(shown).text)
      }
    }
  }
}

extension ScreenReport {
  /// Creates a report on a preview.
  init(_ shown: ShownPreview) { self.init(shown.screen, explanations: shown.explanations) }

  /// The views of all windows, as short as they can be.
  static func compactText(of shown: ShownPreview) -> String {
    ([ScreenReport(shown).compactText]
      + shown.otherWindows.map { "In another window:\n" + ScreenReport($0).compactText })
      .joined()
  }

  /// The views of the window in front, and below them those of the other windows that are shown.
  static func text(of shown: ShownPreview) -> String {
    ([ScreenReport(shown).text] + shown.otherWindows.map { "In another window:\n" + ScreenReport($0).text }).joined()
  }
}
