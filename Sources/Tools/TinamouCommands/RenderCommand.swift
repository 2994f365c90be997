// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import Foundation
import LayoutFiles
import Pictures
import Reports
import SystemFiles

/// The command `tinamou render`, which draws layout files and documents.
public struct RenderCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw layouts as PNG, SVG or PDF.",
    discussion: """
      The extension of the output determines the format. Several files, and folders, need an existing folder as output, \
      and each picture is named after its file. Without an output, each picture is written beside its file, as \
      Login.xib.png, and its path is printed. Findings are printed to the standard error stream, and the picture is written \
      even if there are any. A document with several scenes gives a picture of each, named after \
      the output and the scene.

      With --frames, the file's animation is drawn into numbered files (-o frame-%03d.png) or into one animated SVG.
      """)

  @Argument(
    help: ArgumentHelp(
      "The layout files, documents and folders; - for a layout file on the standard input.", valueName: "file"))
  var files: [String]

  @Option(name: .shortAndLong, help: "The picture to write, a folder for several, or - for the standard output.")
  var output: String?

  @Option(help: "The picture format for a folder or the standard output: png, svg or pdf.")
  var format: Picture.Format?

  @Option(help: "The overlays, separated by commas: frames, constraints, names, baselines, margins.")
  var show: OverlayList = OverlayList()

  @Option(help: "The number of frames to draw of the file's animation, from start to end.")
  var frames: Int?

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Documents and comparisons")
  var documents: DocumentRenderOptions

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Checks that the arguments can be combined.
  public func validate() throws {
    if let frames {
      guard (2...1000).contains(frames) else {
        throw ValidationError("An animation has 2 to 1000 frames, not \(frames).")
      }
      guard files.count == 1, let output, output != "-", documents.against == nil else {
        throw ValidationError("--frames needs exactly one file, and -o with an output other than the standard output.")
      }
    }
    guard files.count > 1, output == "-" else { return }
    throw ValidationError("Only one picture can be written to the standard output. Name a folder with -o.")
  }

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InputRecord.protecting(files) {
      fonts.whileRegistered(on: terminal) { layout.whileInSystem { render(on: terminal) } }
    }
  }

  @MainActor
  private func render(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    if let frames, let output { return renderFrames(frames, to: output, options, on: terminal) }
    let inputs = RenderInput.inputs(for: files)
    guard !inputs.isEmpty else {
      for folder in files { terminal.report("there is no document or layout file in this folder", at: folder) }
      return .input
    }
    let targets: [PictureTarget]
    do {
      targets = try PictureTarget.targets(for: inputs, output: output, format: format)
    } catch {
      return fail(error, on: terminal)
    }
    if documents.against != nil || inputs.contains(where: { DocumentPaths.isDocument($0.path) }) {
      return SceneRendering(
        source: SceneSource(options: options, placeholders: documents.placeholders), setting: layout.setting,
        choice: documents, overlays: show.overlays,
        isPathPrinted: output == nil, terminal: terminal
      ).render(targets)
    }
    let loading = SceneLoading(terminal: terminal, options: options)
    return targets.map { render($0, with: loading, on: terminal) }.max() ?? .clean
  }

  @MainActor
  private func render(_ target: PictureTarget, with loading: SceneLoading, on terminal: Terminal) -> ExitStatus {
    guard let scene = loading.scene(at: target.input) else { return .input }
    let report = SceneReport(scene, findings: SolvedLayoutCheck.findings(in: scene))
    terminal.writeError(report.findingsText(style: terminal.errorStyle))
    let picture = scene.system.whileCurrent {
      Picture(of: scene.root, options: Picture.Options(scale: scene.scale, overlays: show.overlays))
    }
    do {
      if let url = target.url {
        try picture.write(to: url)
        if output == nil { terminal.print(url.relativePath.singleLine + "\n") }
      } else {
        terminal.write(try picture.data(as: target.format))
      }
    } catch {
      return fail(error, about: target, on: terminal)
    }
    return ExitStatus(report.findings)
  }

  /// Draws the animation of the only file.
  @MainActor
  private func renderFrames(
    _ count: Int, to output: String, _ options: SceneOptions, on terminal: Terminal
  ) -> ExitStatus {
    let target: FrameTarget
    do {
      target = try FrameTarget(output: output)
    } catch {
      return fail(error, on: terminal)
    }
    guard let file = files.first, let scene = SceneLoading(terminal: terminal, options: options).scene(at: file) else {
      return .input
    }
    guard let animation = scene.animation else {
      terminal.report("the file has no 'animate:' of which frames could be drawn", at: file)
      return .input
    }
    let report = SceneReport(scene, findings: SolvedLayoutCheck.findings(in: scene))
    terminal.writeError(report.findingsText(style: terminal.errorStyle))
    let pictures = scene.system.whileCurrent {
      animation.start()
      return Picture.frames(
        of: scene.root, count: count, over: animation.duration,
        options: Picture.Options(scale: scene.scale, overlays: show.overlays))
    }
    do {
      try target.write(pictures, duration: animation.duration)
    } catch {
      return fail(
        error, about: PictureTarget(input: file, url: URL(fileURLWithPath: output), format: .png), on: terminal)
    }
    return ExitStatus(report.findings)
  }

  private func fail(_ error: OutputError, on terminal: Terminal) -> ExitStatus {
    terminal.report(OutputMessages.sentence(for: error))
    return .usage
  }

  private func fail(_ error: PictureError, about target: PictureTarget, on terminal: Terminal) -> ExitStatus {
    terminal.report(error.description, at: error.isOfOutput ? target.url?.relativePath ?? target.input : target.input)
    switch error {
    case .unknownFormat, .unwritable: return .usage
    case .emptyPicture, .tooLarge, .pageTooLarge, .invalidImage: return .input
    case .renderer: return .software
    }
  }
}

extension Picture.Format: ExpressibleByArgument {}
