// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import Previews

/// The command `tinamou run` with steps or a page. Without either, the adapter's command of the same name draws the scenes.
struct LiveRunCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build an iOS app, start it, and use it: in a browser, or by a script.",
    usage: usage,
    discussion: """
      Steps are performed in the order in which they are written. A view is described by its identifier, by the property that \
      holds it, by its label or its text, by its class, or as `tinamou preview tree` prints it; “Pick[2]” is the second of \
      several, and at:100,200 is a point of the screen. The picture of a step that fails is written to the folder out.

      \(LiveStep.help)

      With --steps, they are read from a file: a list such as `- tap: Sign in`. There, \
      \(SettingName.allCases.map(\.rawValue).joined(separator: ", ")) are steps, too; those before all others are the setting \
      in which the app starts.

      OPTIONS BESIDE THE STEPS:
      \(LiveOptions.list)
      """)

  /// The command lines.
  static let usage = """
    tinamou run [<folder>] --serve [--port <port>] [--device <device> …]
    tinamou run [<folder>] --tap <view> --type <text> --picture <file> … [--device <device> …]
    tinamou run [<folder>] --steps <file> [--device <device> …]
    tinamou run [<folder>] [--pictures <directory>] [--wait <seconds>] [arguments of `swift run` …]
    """

  @Argument(parsing: .captureForPassthrough, help: "Steps, in their order, and settings.")
  var arguments: [String] = []

  /// Whether a command line is one of this command. The step `--wait` is an option of the pictures, too.
  static func handles(_ arguments: [String]) -> Bool {
    let names = Set(arguments.map { $0.prefix { $0 != "=" } }.map(String.init))
    guard arguments.first == "run" else { return false }
    if !names.isDisjoint(with: ["--help", "-h"]) { return true }
    return !names.contains("--pictures")
      && !names.isDisjoint(with: LiveStep.options.union(["--serve", "--steps"]))
  }

  func run() throws {
    // ArgumentParser leaves this request to commands that take all arguments.
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) { throw CleanExit.helpRequest(Self.self) }
    // Commands run on the main thread.
    let status = MainActor.assumeIsolated { perform(on: .standard) }
    guard status == .clean else { throw ExitCode(status.rawValue) }
  }

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    var rest = arguments
    do throws(LiveStepError) {
      var steps = try LiveStep.steps(in: &rest)
      let options: LiveOptions
      do { options = try LiveOptions.parse(rest) } catch {
        throw LiveStepError(message: LiveOptions.message(for: error))
      }
      if let file = options.steps {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
          terminal.report("the file cannot be read", at: file)
          return .input
        }
        do throws(LiveStepError) { steps += try LiveStep.steps(inYAML: text) } catch {
          terminal.report(error.message, at: file)
          return .input
        }
      }
      return run(options, steps, on: terminal)
    } catch {
      terminal.report(error.message)
      return .usage
    }
  }

  @MainActor
  private func run(_ options: LiveOptions, _ steps: [LiveStep], on terminal: Terminal) -> ExitStatus {
    do throws(PreviewError) {
      let pictures = steps.compactMap { if case .picture(let path) = $0 { path } else { nil } }
      let project = try options.project(outputs: pictures + [LiveScript.failures])
      let showsPreviews = steps.contains { if case .preview = $0 { true } else { false } }
      guard let program = project.program, showsPreviews || project.items.contains(where: { $0.kind == .app }) else {
        throw .nothingToRun
      }
      let setting = options.screen.settings[0]
      if options.chrome { SurroundingsRequest.ask() }
      if options.serve {
        // The app is shown first; the page lists its scenes and previews beside the screens that were visited.
        let items = project.items.filter { $0.kind == .app } + project.items.filter { $0.kind != .app }
        let hub = LiveHub(program: program, setting: setting, items: items, directories: project.directories)
        return LiveServer(hub: hub, port: options.port, terminal: terminal).run()
      }
      return use(project, program, options, steps, on: terminal)
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      if case .notBuilt = error { return .findings }
      return .input
    }
  }
}

extension LiveRunCommand {
  /// Performs steps with the app.
  @MainActor
  private func use(
    _ project: PreviewProject, _ program: String, _ options: LiveOptions, _ steps: [LiveStep], on terminal: Terminal
  ) -> ExitStatus {
    do throws(ScriptProblem) {
      var script = try LiveScript(
        project, program: program, setting: options.screen.settings[0], steps: steps, scale: options.scale,
        terminal: terminal)
      let status = script.perform(steps)
      script.end()
      return status
    } catch {
      terminal.report(error.message)
      return .input
    }
  }
}

/// The options of a running app, beside its steps.
struct LiveOptions: ParsableArguments {
  @Argument(help: "The folder of the app, in place of --package-path.")
  var folder: String?

  @Flag(help: "Show the app on a page of this machine.")
  var serve = false

  @Option(help: "The port of the page; 0 for any that is free (8026 unless named, or another one if that is taken).")
  var port: UInt16?

  @Option(help: "A file with steps.")
  var steps: String?

  @Option(help: "The number of pixels per point of pictures.")
  var scale = 2.0

  @Flag(help: "Draw the status bar, the home indicator and the frame of the device in pictures.")
  var chrome = false

  @OptionGroup var package: PreviewPackage
  @OptionGroup var screen: PreviewOptions

  func validate() throws {
    guard (0.5...10).contains(scale) else { throw ValidationError("The scale must be from 0.5 to 10, not \(scale).") }
    guard screen.settings.count == 1 else { throw ValidationError("An app runs on one device with one setting.") }
  }
}

extension LiveOptions {
  /// The project of the app, which is built.
  ///
  /// - Parameter outputs: The paths of the files and folders that the steps write.
  fileprivate func project(outputs: [String]) throws(PreviewError) -> PreviewProject {
    var package = package
    if let folder { package.packagePath = folder }
    return try package.project(builds: true, needsApp: true, outputs: outputs)
  }

  /// The options with what they mean, as help texts list them.
  static var list: String {
    let lines = helpMessage(columns: 79).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("OPTIONS") }.dropFirst().filter {
      $0.hasPrefix("  ") && !$0.contains("-h, --help")
    }
    .joined(separator: "\n")
  }
}
