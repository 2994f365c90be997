// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutFiles
import Pictures
import Reports

/// `tinamou render`: pictures of layout files.
public struct RenderCommand: TinamouCommand {
  public static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw layouts as PNG, SVG or PDF.",
    discussion: """
      The ending of the output's name decides its kind. Several files need an existing folder as output; each picture is \
      then called after its file. Findings go to the standard error stream, and the picture is written all the same.
      """)

  @Argument(help: ArgumentHelp("The layout files; - for the standard input.", valueName: "file"))
  var files: [String]

  @Option(name: .shortAndLong, help: "The picture to write, a folder for several, or - for the standard output.")
  var output: String

  @Option(help: "The kind of picture where the output's name does not tell: png, svg or pdf.")
  var format: Picture.Format?

  @Option(help: "What to draw over the views, separated by commas: frames, constraints, names, baselines, margins.")
  var show: OverlayList = OverlayList()

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  public init() {}

  public func validate() throws {
    guard files.count > 1, output == "-" else { return }
    throw ValidationError("Several pictures cannot go to the standard output together.")
  }

  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    let targets: [PictureTarget]
    do {
      targets = try PictureTarget.targets(for: files, output: output, format: format)
    } catch {
      return tell(error, on: terminal)
    }
    let loading = SceneLoading(terminal: terminal, options: options)
    return targets.map { render($0, with: loading, on: terminal) }.max() ?? .clean
  }

  @MainActor
  private func render(_ target: PictureTarget, with loading: SceneLoading, on terminal: Terminal) -> ExitStatus {
    guard let scene = loading.scene(at: target.input) else { return .input }
    let report = SceneReport(scene)
    terminal.writeError(report.findingsText(style: terminal.errorStyle))
    let picture = Picture(of: scene.root, options: Picture.Options(scale: scene.scale, overlays: show.overlays))
    do {
      if let url = target.url {
        try picture.write(to: url)
      } else {
        terminal.write(try picture.data(as: target.format))
      }
    } catch {
      return tell(error, about: target, on: terminal)
    }
    return report.findings.isEmpty ? .clean : .findings
  }

  private func tell(_ error: OutputError, on terminal: Terminal) -> ExitStatus {
    terminal.writeError(terminal.errorStyle.error("error: ") + OutputWords.sentence(for: error) + "\n")
    return .usage
  }

  private func tell(_ error: PictureError, about target: PictureTarget, on terminal: Terminal) -> ExitStatus {
    let place = terminal.errorStyle.bold("\(target.url?.relativePath ?? target.input): ")
    terminal.writeError(place + terminal.errorStyle.error("error: ") + error.description + "\n")
    switch error {
    case .unknownFormat, .unwritable: return .usage
    case .emptyPicture, .tooLarge, .badImage: return .input
    case .renderer: return .software
    }
  }
}

extension Picture.Format: ExpressibleByArgument {}
