// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import Previews
import Reports

/// The command `tinamou preview sweep`.
struct PreviewSweepCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep", abstract: "Find the widths at which previews conflict, overlap or cut their texts.",
    discussion: """
      Lays previews, scenes and view controllers out at every width from 320 to 1,366 points, as far as that is needed, and prints \
      the exact widths at which a conflict, an ambiguity, a cut text, an overlap or content outside of its area begins and ends. \
      With -o, draws the preview at each of these widths, side by side. Traits, such as size classes, stay those of the device.
      """)

  @Argument(help: "The names of previews, or parts of them. By default, all blocks, scenes and nibs.")
  var names: [String] = []

  @OptionGroup(title: "Sizes") var sizes: SweepOptions

  @Option(name: .shortAndLong, help: "The folder for the film strips.")
  var output: String?

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @OptionGroup var package: PreviewPackage
  @OptionGroup(title: "Screen") var options: PreviewOptions

  /// The time that a process may take for a sweep, in seconds. Each size is a layout of the whole screen.
  private static let timeLimit: TimeInterval = 120

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    package.perform(names, on: terminal) { program, items in
      options.warn(on: terminal)
      if let output { OutputFolder.make(output) }
      return sizes.ranges.reduce(ExitStatus.clean) { status, range in
        var run = PreviewRun(program: program)
        run.timeLimit = Self.timeLimit
        run.sweep = SweepRequest(
          range.sizes, isVertical: range.axis == .vertical, isExhaustive: sizes.exhaustive)
        let folder = output.map {
          sizes.ranges.count > 1 ? "\($0)/\(range.axis == .vertical ? "heights" : "widths")" : $0
        }
        if let folder { OutputFolder.make(folder) }
        return run.shots(of: items, in: options.settings, to: folder).reduce(status) {
          max($0, report($1, on: terminal))
        }
      }
    }
  }

  @MainActor
  private func report(_ shot: PreviewRun.Shot, on terminal: Terminal) -> ExitStatus {
    switch shot.result {
    case .failure(let fault):
      terminal.report(PreviewMessages.sentence(for: fault), at: shot.item.place)
      return .findings
    case .success(let shown):
      guard let sweep = shown.sweep else {
        terminal.report("The app was built with another version of Tinamou, which cannot sweep.", at: shot.item.place)
        return .findings
      }
      let report = SweepReport(sweep, name: shot.title)
      terminal.print(format == .json ? report.json.compactText + "\n" : report.text(style: terminal.outputStyle))
      if format == .text, let picture = shot.picture { terminal.print("  \(picture.singleLine)\n") }
      return ExitStatus(sweep.spans.map(\.finding))
    }
  }
}
