// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import Previews
import Reports

/// The command `tinamou preview render`.
struct PreviewRenderCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw previews, and report what is wrong with their layouts.",
    discussion: """
      Each preview is drawn once for each combination of the settings. Beside the pictures, there is a sheet with all of them \
      (sheet.png) and a page that shows frames, findings and what assistive technology reads (index.html). Pictures of an \
      earlier run are kept on the page for comparison. The exit code is 1 if a preview cannot be drawn or has errors.
      """)

  @Argument(help: "The names of previews, or parts of them. By default, all blocks, scenes and nibs.")
  var names: [String] = []

  @Option(name: .shortAndLong, help: "The folder for the pictures.")
  var output = "previews"

  @Option(help: "The number of pixels per point.")
  var scale = 2.0

  @Option(help: "The overlays, separated by commas: frames, constraints, names, baselines, margins.")
  var show = OverlayList()

  @Flag(help: "Number what assistive technology reads in its order, with what it says below the picture.")
  var readingOrder = false

  @Flag(help: "Draw status bar, home indicator and frame of the device around previews that fill the screen.")
  var chrome = false

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @OptionGroup(title: "Rules") var ruleOptions: RuleOptions
  @OptionGroup var waiting: PreviewWaiting
  @OptionGroup var package: PreviewPackage
  @OptionGroup(title: "Screen") var options: PreviewOptions

  func validate() throws {
    guard (0.5...10).contains(scale) else { throw ValidationError("The scale must be from 0.5 to 10, not \(scale).") }
  }

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus { perform(on: terminal) { _ in } }

  /// Draws the previews. `note` is called with the package when it is built.
  @MainActor
  func perform(on terminal: Terminal, note: (PreviewProject) -> Void) -> ExitStatus {
    let selection: RuleSelection
    do throws(CheckConfiguration.Mistakes) { selection = try reported } catch {
      for mistake in error.list {
        terminal.report(mistake.sentence, at: CheckConfiguration.name + (mistake.line.map { ":\($0)" } ?? ""))
      }
      return .usage
    }
    return package.perform(names, outputs: [output], on: terminal, note: note) { program, items throws(PreviewError) in
      try render(program, items, selection, on: terminal)
    }
  }

  /// The rules whose findings are reported, with the accepted ones: those of `tinamou.yml` in the current folder, and of the options.
  private var reported: RuleSelection {
    get throws(CheckConfiguration.Mistakes) {
      let isThere = FileManager.default.fileExists(atPath: CheckConfiguration.name)
      let configuration = isThere ? try CheckConfiguration.read(CheckConfiguration.name) : CheckConfiguration()
      return ruleOptions.applied(to: configuration.selection)
    }
  }

  @MainActor
  private func render(
    _ program: String, _ items: [PreviewItem], _ selection: RuleSelection, on terminal: Terminal
  ) throws(PreviewError) -> ExitStatus {
    var run = PreviewRun(program: program)
    run.wait = waiting.wait
    run.selection = selection
    run.scale = scale
    run.overlays = show.names
    run.showsReadingOrder = readingOrder
    if chrome { SurroundingsRequest.ask() }
    options.warn(on: terminal)
    let album = PreviewAlbum(folder: output)
    try album.prepare()
    let shots = run.shots(of: items, in: options.settings, to: output)
    let report = PreviewReport(shots, settings: options.settings)
    try album.write(shots)
    switch format {
    case .json: terminal.print(report.json.text() + "\n")
    case .text:
      for shot in shots where shot.isDrawn { terminal.print((shot.picture ?? "").singleLine + "\n") }
      terminal.print("\(album.sheet.singleLine)\n")
      terminal.print("\(album.page.singleLine)\n")
      terminal.writeError(report.text(style: terminal.errorStyle))
    }
    return report.hasErrors ? .findings : .clean
  }
}
