// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import Previews

/// The command `tinamou run` with steps or a page. Without either, the adapter's command of the same name draws the scenes.
struct LiveRunCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build an iOS app, start it, and use it: in a browser, or by a script.",
    usage: """
      tinamou run --serve [--port <port>] [--device <device> …]
      tinamou run --tap <view> --type <text> --picture <file> … [--device <device> …]
      tinamou run --steps <file> [--device <device> …]
      tinamou run [--pictures <directory>] [arguments of `swift run` …]
      """,
    discussion: """
      Steps are performed in the order in which they are written. A view is described by its identifier, by the property that \
      holds it, by its label or its text; “Pick[2]” is the second of several.

        --tap <view>            Tap it.
        --press <view>          Rest a finger on it for a second.
        --type <text>           Type into what is being edited, or into a view: --type <text> --into <view>.
        --key <key>             Press Enter, Backspace or Escape.
        --scroll <points>       Scroll the largest list; <view>:<points> for another one.
        --wait <seconds>        Let time pass.
        --scene <number>        Show another of the scenes that the app has opened, on a tablet.
        --picture <file>        Write a picture of the screen.
        --tree                  Print the views; --accessibility prints what is read aloud.

      With --steps, they are read from a file: a list such as `- tap: Sign in`. There, device, orientation, os, appearance, \
      text-size and direction are steps, too.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Steps, in their order, and settings.")
  var arguments: [String] = []

  /// Whether a command line is one of this command.
  static func handles(_ arguments: [String]) -> Bool {
    arguments.first == "run"
      && arguments.contains { LiveStep.options.contains($0) || ["--serve", "--steps", "--help", "-h"].contains($0) }
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
      let project = try options.package.project(builds: true)
      guard let program = project.program, project.items.contains(where: { $0.kind == .app }) else {
        throw .nothingToRun
      }
      let setting = options.screen.settings[0]
      if options.serve {
        let hub = LiveHub(program: program, setting: setting)
        return LiveServer(hub: hub, port: options.port, terminal: terminal).run()
      }
      guard let app = try? LiveProcess(program: program, setting: setting) else { throw .unstartable(program) }
      defer { app.end() }
      var script = LiveScript(app: app, setting: setting, scale: options.scale, terminal: terminal)
      return script.perform(steps)
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      if case .notBuilt = error { return .findings }
      return .input
    }
  }
}

/// The options of a running app, beside its steps.
struct LiveOptions: ParsableArguments {
  @Flag(help: "Show the app on a page of this machine.")
  var serve = false

  @Option(help: "The port of the page; 0 for any that is free.")
  var port: UInt16 = 8026

  @Option(help: "A file with steps.")
  var steps: String?

  @Option(help: "The number of pixels per point of pictures.")
  var scale = 2.0

  @OptionGroup var package: PreviewPackage
  @OptionGroup var screen: PreviewOptions

  func validate() throws {
    guard (0.5...10).contains(scale) else { throw ValidationError("The scale must be from 0.5 to 10, not \(scale).") }
    guard screen.settings.count == 1 else { throw ValidationError("An app runs on one device with one setting.") }
  }
}
