// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import Foundation
import InterfaceBuilder
import LayoutChecks
import LayoutFiles
import LayoutModel
import Pictures
import Reports
import SystemFiles

/// The command `tinamou sweep`, which finds the sizes at which layouts stop working.
public struct SweepCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "sweep", abstract: "Find the widths at which layouts conflict, overlap or cut their texts.",
    discussion: """
      Lays layout files and documents out at every width from 320 to 1,366 points, as far as that is needed, and prints the exact \
      widths at which a conflict, an ambiguity, a cut text, an overlap or content outside of its area begins and ends. With -o, \
      draws the layout at each of these widths, side by side. Traits, such as size classes, stay those of the file's screen.

      Previews and screens of code are swept by `tinamou preview sweep`, or in a test: \
      LayoutMatrix.sweep(show(ProfileViewController())).
      """)

  @Argument(
    help: ArgumentHelp("The layout files and documents; - for a layout file on the standard input.", valueName: "file"))
  var files: [String]

  @OptionGroup(title: "Sizes") var sizes: SweepOptions

  @Option(name: .shortAndLong, help: "The film strip to write: a picture, or a folder for several layouts.")
  var output: String?

  @Option(help: "The output format: text or json.")
  var format: ReportFormat = .text

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InputRecord.protecting(files) {
      fonts.whileRegistered(on: terminal) { sweep(on: terminal) }
    }
  }

  @MainActor
  private func sweep(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    var status = ExitStatus.clean
    var strips: [(name: String, picture: Picture)] = []
    for file in files {
      guard let layouts = layouts(of: file, options, on: terminal) else {
        status = max(status, .input)
        continue
      }
      for layout in layouts {
        let name = layout.name.map { "\(file) (\($0))" } ?? file
        for (axis, range) in sizes.ranges {
          let sweep = layout.sweep(range, axis, isExhaustive: sizes.exhaustive)
          let report = SweepReport(sweep, name: name)
          terminal.print(
            format == .json ? report.json.compactText + "\n" : report.text(style: terminal.outputStyle))
          status = max(status, ExitStatus(sweep.spans.map(\.finding)))
          guard output != nil else { continue }
          let strip = Picture(stripOf: layout.root, at: sweep.turningPoints) { layout.resize(axis, to: CGFloat($0)) }
          strips.append((FilePath.lastComponent(of: file) + (layout.name.map { "-" + $0 } ?? ""), strip))
        }
      }
    }
    return max(status, write(strips, on: terminal))
  }

  @MainActor
  private func layouts(of file: String, _ options: SceneOptions, on terminal: Terminal) -> [SweptLayout]? {
    guard DocumentPaths.isDocument(file) else {
      return SceneLoading(terminal: terminal, options: options).scene(at: file).map { [SweptLayout($0)] }
    }
    let solving = DocumentSolving(terminal: terminal, options: options, sizes: .predicted, inputs: CanvasInputs())
    return solving.canvas(at: file).map(SweptLayout.layouts)
  }

  // MARK: Film strips

  @MainActor
  private func write(_ strips: [(name: String, picture: Picture)], on terminal: Terminal) -> ExitStatus {
    guard let output, !strips.isEmpty else { return .clean }
    do throws(PictureError) {
      if strips.count == 1, !output.hasSuffix("/") {
        try strips[0].picture.write(to: URL(fileURLWithPath: output))
        return .clean
      }
      OutputFolder.make(output)
      for (index, strip) in strips.enumerated() {
        let name = String(strip.name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        try strip.picture.write(to: URL(fileURLWithPath: output).appendingPathComponent("\(index + 1)-\(name).png"))
      }
      return .clean
    } catch {
      terminal.report(error.description, at: output)
      return .usage
    }
  }
}
