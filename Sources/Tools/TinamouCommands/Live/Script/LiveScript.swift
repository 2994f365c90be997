// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Previews
import Reports

/// The performance of steps with a running app.
@MainActor
struct LiveScript {
  private let program: String
  private let items: [PreviewItem]
  /// The modules without which the app was built.
  private let missing: [String]
  private let scale: Double
  private let terminal: Terminal
  private var setting: Setting
  private var app: LiveProcess
  /// The preview in place of the app's window; `nil` for the window.
  private var shown: PreviewSubject?

  /// The folder of the picture of a step that fails.
  static let failures = "out"

  /// Starts the app of a project for some steps. The settings before the first other step are those in which it starts.
  init(
    _ project: PreviewProject, program: String, setting: Setting, steps: [LiveStep], scale: Double, terminal: Terminal
  ) throws(ScriptProblem) {
    (self.program, items, missing) = (program, project.items, project.missing)
    (self.scale, self.terminal) = (scale, terminal)
    var first = setting
    for step in steps {
      guard case .change(let name, let value) = step else { break }
      name.set(value, in: &first)
    }
    if let problem = first.problem { throw ScriptProblem(message: problem.message) }
    self.setting = first
    app = try LiveProcess(program: program, setting: first)
  }

  /// Ends the app.
  func end() { app.end() }

  /// Performs the steps, and prints what they ask for. The first step that fails is reported with a picture of the screen, and ends the
  /// script.
  ///
  /// - Parameter first: The number of steps that were performed before.
  mutating func perform(_ steps: [LiveStep], after first: Int = 0) -> ExitStatus {
    for (number, step) in zip(first..., steps) {
      do throws(LiveEnd) {
        guard let problem = try perform(step) else { continue }
        terminal.report("step \(number + 1): \(problem)")
        try drawFailure(of: number + 1)
      } catch {
        report(error, at: "step \(number + 1)")
      }
      return .findings
    }
    do throws(LiveEnd) {
      // What the last step has begun may end the app.
      _ = try app.answer(to: .wait(0))
    } catch {
      report(error, at: "after the last step")
      return .findings
    }
    return .clean
  }

  /// Returns the present screen as it is compared with others, and draws it to a file; `nil` if the app does not answer.
  func comparedScreen(drawnTo path: String?) -> ShownPreview? {
    do throws(LiveEnd) {
      if let path {
        OutputFolder.make((path as NSString).deletingLastPathComponent)
        _ = try app.answer(to: .picture(URL(fileURLWithPath: path).path, scale: scale))
      }
      guard case .screen(let shown) = try app.answer(to: .comparedScreen) else { return nil }
      return shown
    } catch {
      report(error, at: "the picture of the screen")
      return nil
    }
  }

  /// Reports the end of the app, with each of its calls on a line.
  private func report(_ end: LiveEnd, at place: String) {
    let lines = end.reason.split(separator: "\n").map(String.init)
    terminal.report("\(place): the app ended: \(lines.first ?? "")")
    for line in lines.dropFirst() { terminal.writeError(line + "\n") }
  }

  private func drawFailure(of number: Int) throws(LiveEnd) {
    let path = "\(Self.failures)/failed-step-\(number).png"
    OutputFolder.make(Self.failures)
    let answer = try app.answer(to: .picture(URL(fileURLWithPath: path).path, scale: scale))
    terminal.writeError(problem(answer).map { $0 + "\n" } ?? "The screen at this step: \(path)\n")
  }

  /// Performs a step, and returns what is wrong.
  private mutating func perform(_ step: LiveStep) throws(LiveEnd) -> String? {
    switch step {
    case .request(let request): return problem(try app.answer(to: request))
    case .change(let name, let value): return try change(name, value)
    case .preview(let name): return try show(name)
    case .picture(let path):
      OutputFolder.make((path as NSString).deletingLastPathComponent)
      let absolute = URL(fileURLWithPath: path).path
      if let problem = problem(try app.answer(to: .picture(absolute, scale: scale))) { return problem }
      let drawn = (try? Data(contentsOf: URL(fileURLWithPath: absolute))).flatMap { try? PixelImage(png: $0) }
      let sentence = BlankScreen.sentence(
        about: try app.answer(to: .screen(explainsFrames: false)), drawn: drawn, missing: missing)
      // A screen may be blank on purpose if nothing is missing.
      if let sentence, !missing.isEmpty {
        _ = try app.answer(to: .picture(absolute, scale: scale, caption: sentence))
      }
      terminal.print(path.singleLine + "\n")
      if let sentence { terminal.warn(sentence, at: path) }
      return nil
    case .tree, .accessibility:
      let content = try app.answer(to: .screen(explainsFrames: false))
      guard case .screen(let shown) = content else { return problem(content) }
      terminal.print(step == .tree ? ScreenReport.text(of: shown) : ScreenReport.text(of: shown.spoken))
      return nil
    }
  }

  private mutating func change(_ name: SettingName, _ value: String) throws(LiveEnd) -> String? {
    var new = setting
    name.set(value, in: &new)
    if new == setting { return nil }
    if let problem = new.problem { return problem.message }
    setting = new
    if name.startsAgain {
      app.end()
      do throws(ScriptProblem) { app = try LiveProcess(program: program, setting: new) } catch { return error.message }
    } else if let problem = problem(try app.answer(to: .setting(new.forProcess))) {
      return problem
    }
    // A preview is made anew, because its orientation may come from its own traits.
    return try shown.flatMap { subject throws(LiveEnd) in problem(try app.answer(to: .show(subject))) }
  }

  private mutating func show(_ name: String) throws(LiveEnd) -> String? {
    do throws(PreviewError) {
      guard let subject = try items.selected(by: [name]).first?.subject else { return "'\(name)' cannot be shown" }
      shown = subject == .window ? nil : subject
      return problem(try answer(to: .show(subject)))
    } catch {
      return PreviewMessages.sentence(for: error)
    }
  }

  /// The answer to a request, as one of previews: the end of the app is told by the next step.
  private func answer(to request: LiveRequest) throws(PreviewError) -> LiveReply.Content {
    do throws(LiveEnd) { return try app.answer(to: request) } catch { throw .ended(error.reason) }
  }

  private func problem(_ content: LiveReply.Content) -> String? {
    switch content {
    case .failed(let failure): LiveMessages.sentence(for: failure)
    default: nil
    }
  }
}

/// The reason that a script cannot begin.
struct ScriptProblem: Error, Equatable {
  let message: String
}
