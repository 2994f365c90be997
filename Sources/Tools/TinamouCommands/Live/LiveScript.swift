// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

/// The performance of steps with a running app.
@MainActor
struct LiveScript {
  let app: LiveProcess
  var setting: Setting
  let scale: Double
  let terminal: Terminal

  /// Performs the steps, and prints what they ask for. The first step that fails is reported, and ends the script.
  mutating func perform(_ steps: [LiveStep]) -> ExitStatus {
    for (number, step) in steps.enumerated() {
      do throws(LiveEnd) {
        if let problem = try perform(step) {
          terminal.report("step \(number + 1): \(problem)")
          return .findings
        }
      } catch {
        terminal.report("step \(number + 1): the app ended: \(error.reason)")
        return .findings
      }
    }
    return .clean
  }

  /// Performs a step, and returns what is wrong.
  private mutating func perform(_ step: LiveStep) throws(LiveEnd) -> String? {
    switch step {
    case .request(let request): return problem(try app.answer(to: request))
    case .change(let name, let value):
      name.set(value, in: &setting)
      do throws(SettingProblem) { try setting.validate() } catch { return error.message }
      return problem(try app.answer(to: .setting(setting.forProcess)))
    case .picture(let path):
      OutputFolder.make((path as NSString).deletingLastPathComponent)
      let absolute = URL(fileURLWithPath: path).path
      if let problem = problem(try app.answer(to: .picture(absolute, scale: scale))) { return problem }
      terminal.print(path.singleLine + "\n")
      return nil
    case .tree, .accessibility:
      let content = try app.answer(to: .screen(explainsFrames: false))
      guard case .screen(let shown) = content else { return problem(content) }
      terminal.print(step == .tree ? ScreenReport(shown).text : ScreenReport.text(of: shown.spoken))
      return nil
    }
  }

  private func problem(_ content: LiveReply.Content) -> String? {
    if case .failed(let failure) = content { return LiveMessages.sentence(for: failure) }
    return nil
  }
}

/// The messages for requests that an app does not carry out.
enum LiveMessages {
  static func sentence(for failure: LiveFailure) -> String {
    switch failure {
    case .noView(let word, let known):
      "no view is described by “\(word)”" + (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
    case .severalViews(let word, let frames):
      "“\(word)” describes \(frames.count) views; write “\(word)[1]” for the first of them"
    case .disabled(let word): "“\(word)” is disabled"
    case .covered(let word, let other): "“\(word)” is behind \(other), which receives the touch"
    case .unreachable(let word): "a touch does not reach “\(word)”: it is outside its superview or accepts no touches"
    case .noTextInput(let word):
      word.map { "“\($0)” does not accept a text" } ?? "nothing is being edited; tap a field, or name one"
    case .notScrollable(let word): word.map { "“\($0)” does not scroll" } ?? "nothing on the screen scrolls"
    case .noWindow: "the app shows no window"
    case .noScene(let number, let open): "there is no scene \(number); \(open == 1 ? "one is" : "\(open) are") open"
    case .nothingThere: "there is no view at this point"
    case .picture(let reason): "the picture cannot be written: \(reason)"
    case .setting(let word): "there is no setting '\(word)'"
    case .preview(let failure): PreviewMessages.sentence(for: failure)
    }
  }
}
