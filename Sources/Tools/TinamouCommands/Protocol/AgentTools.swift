// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

/// The work of the tools of the protocol.
@MainActor
final class AgentTools {
  private let package: PreviewPackage
  private var app: LiveProcess?
  private var program = ""
  /// The previews that can be shown in place of the app's window.
  private var items: [PreviewItem] = []
  /// The preview in place of the app's window; `nil` for the window.
  private var shown: PreviewSubject?
  private var setting = Setting()
  /// The picture of the last answer.
  private var lastPicture: Data?

  init(package: PreviewPackage) { self.package = package }

  /// Ends the app that runs.
  func end() {
    app?.end()
    app = nil
  }

  /// Performs a tool. Its name and arguments have been checked.
  func perform(_ name: String, _ arguments: ToolArguments) -> ToolAnswer {
    switch name {
    case "list_previews": return listPreviews()
    case "render_preview": return renderPreview(arguments)
    case "why": return explain(arguments)
    case "run_app": return runApp(arguments)
    case "set_screen": return setScreen(arguments)
    case "screen": return look()
    case "steps": return performSteps(arguments.text("steps") ?? "")
    case "sweep":
      let heights = arguments.text("heights").map { ["--heights", $0] } ?? []
      let command = ["preview", "sweep", arguments.text("name") ?? ""]
      return ownCommand(command + heights + package.commandLine, input: nil)
    case "check": return ownCommand(["check"] + arguments.list("paths"), input: nil)
    case "devices": return ownCommand(["devices"], input: nil)
    case "audit": return ownCommand(["audit", "--static", arguments.text("folder") ?? "."], input: nil)
    case "explain": return ownCommand(["explain", "-"], input: arguments.text("log") ?? "")
    default:
      guard let form = StepForm.tools.first(where: { $0.nameOfTool == name }) else {
        return .failure("there is no tool '\(name)'")
      }
      do throws(LiveStepError) { return perform(tool: try arguments.step(form)) } catch {
        return .failure(error.message)
      }
    }
  }

  // MARK: Previews

  private func listPreviews() -> ToolAnswer {
    withProject(builds: false) { project in
      let lines = project.items.map { "\($0.name) (\($0.kind.rawValue)) \($0.file):\($0.line)" }
      return ToolAnswer(content: [.text(lines.joined(separator: "\n"))])
    }
  }

  private func renderPreview(_ arguments: ToolArguments) -> ToolAnswer {
    showPreview(arguments, explainsFrames: false) { shot, shown in
      let picture = shot.picture.flatMap { FileManager.default.contents(atPath: $0) }
      let findings = PreviewReport([shot], settings: [shot.setting]).text(style: .plain)
      let text = "\(shot.title)\n\(ScreenReport(shown).compactText)\n\(findings)"
      return ToolAnswer(content: (picture.map { [.picture($0)] } ?? []) + [.text(text)])
    }
  }

  /// Shows a preview in a process of the app, and answers with what `body` says about it.
  private func showPreview(
    _ arguments: ToolArguments, explainsFrames: Bool, _ body: (PreviewRun.Shot, ShownPreview) -> ToolAnswer
  ) -> ToolAnswer {
    let setting = changed(Setting(), arguments)
    if let problem = setting.problem { return .failure(problem.message) }
    return withProject(builds: true) { project throws(PreviewError) in
      let items = try project.items.selected(by: [arguments.text("name") ?? ""])
      guard let program = project.program, let item = items.first(where: { $0.subject != nil }) else {
        throw .nothingToShow
      }
      let folder = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString)"
      OutputFolder.make(folder)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      var run = PreviewRun(program: program)
      run.explainsFrames = explainsFrames
      let shot = run.shots(of: [item], in: [setting], to: explainsFrames ? nil : folder)[0]
      switch shot.result {
      case .failure(let fault): return .failure("\(shot.item.place): error: \(PreviewMessages.sentence(for: fault))")
      case .success(let shown): return body(shot, shown)
      }
    }
  }

  /// Says what determines the frame of a view.
  private func explain(_ arguments: ToolArguments) -> ToolAnswer {
    let word = arguments.text("view")
    if arguments.text("name") == nil {
      guard let word else { return .failure("name the view, as the tool screen prints it") }
      return asking(.inspect(.word(word))) { content in
        guard case .view(let view) = content else { return .failure("there is no such view") }
        return ToolAnswer(content: [.text(LiveWords.text(of: view))])
      }
    }
    return showPreview(arguments, explainsFrames: true) { shot, shown in
      guard let word else {
        let text = "Name one of the views:\n" + ScreenReport(shown).compactText
        return ToolAnswer(content: [.text(text)])
      }
      let found = shown.screen.elements(described: word)
      guard !found.isEmpty else {
        let known = ScreenReport(shown).compactText
        return .failure("no view of \(shot.title) is described by “\(word)”; there are\n\(known)")
      }
      let texts = found.map { element in
        let reasons = shown.explanations[element.index] ?? []
        return ScreenReport.line(for: element) + "\n" + ValueReport(reasons).text
      }
      return ToolAnswer(content: [.text(texts.joined(separator: "\n"))])
    }
  }

  // MARK: The app

  private func runApp(_ arguments: ToolArguments) -> ToolAnswer {
    let setting = changed(Setting(), arguments)
    if let problem = setting.problem { return .failure(problem.message) }
    return withProject(builds: true, needsApp: true) { project throws(PreviewError) in
      guard let program = project.program, project.items.contains(where: { $0.kind == .app }) else {
        throw .nothingToRun
      }
      (self.program, items) = (program, project.items)
      return start(setting) ?? look()
    }
  }

  /// Starts the app anew in a setting, and returns what is wrong.
  private func start(_ setting: Setting) -> ToolAnswer? {
    end()
    (lastPicture, shown) = (nil, nil)
    do throws(ScriptProblem) {
      (app, self.setting) = (try LiveProcess(program: program, setting: setting), setting)
      return nil
    } catch {
      return .failure(error.message)
    }
  }

  private func setScreen(_ arguments: ToolArguments) -> ToolAnswer {
    guard app != nil else { return .failure(Self.nothingRuns) }
    let before = lastPicture
    return change(to: changed(setting, arguments)) ?? look(after: before)
  }

  /// Shows the app in another setting, and returns what is wrong. Another system or language starts it again.
  private func change(to new: Setting) -> ToolAnswer? {
    if let problem = new.problem { return .failure(problem.message) }
    if new.os != setting.os || new.language != setting.language {
      let old = setting
      guard let problem = start(new) else { return nil }
      // One that cannot be started so is there again as it was.
      return start(old) ?? problem
    }
    setting = new
    if let problem = problem(asking(.setting(new.forProcess))) { return problem }
    // A preview is made anew, because its orientation may come from its own traits.
    return shown.flatMap { problem(asking(.show($0))) }
  }

  private func performSteps(_ text: String) -> ToolAnswer {
    do throws(LiveStepError) { return perform(try LiveStep.steps(inYAML: text)) } catch {
      return .failure(error.message)
    }
  }

  /// Performs a step that is a tool. One that asks for a text is answered with it alone.
  private func perform(tool step: LiveStep) -> ToolAnswer {
    switch step {
    case .tree, .accessibility: perform(step)
    default: perform([step])
    }
  }

  /// Performs steps with the app, and answers with what it shows before and after, and with the pictures and texts that the steps ask for.
  private func perform(_ steps: [LiveStep]) -> ToolAnswer {
    let before = lastPicture
    var asked: [ToolAnswer.Content] = []
    for (number, step) in steps.enumerated() {
      let answer = perform(step)
      guard answer.isError else {
        asked += answer.content
        continue
      }
      let place = steps.count > 1 ? [ToolAnswer.Content.text("step \(number + 1):")] : []
      // The screen at that moment says why.
      let screen = app == nil ? [] : look().content
      return ToolAnswer(content: asked + place + answer.content + screen, isError: true)
    }
    var answer = look(after: before)
    answer.content = asked + answer.content
    return answer
  }

  /// Performs a step, and answers with what it asks for, or with what is wrong.
  private func perform(_ step: LiveStep) -> ToolAnswer {
    switch step {
    case .request(let request): return asking(request)
    case .change(let name, let value):
      guard app != nil else { return .failure(Self.nothingRuns) }
      var new = setting
      name.set(value, in: &new)
      return change(to: new) ?? ToolAnswer(content: [])
    case .tree, .accessibility:
      return asking(.screen(explainsFrames: false)) { content in
        guard case .screen(let shown) = content else { return .failure("the app shows no window") }
        let text = step == .tree ? ScreenReport.compactText(of: shown) : ScreenReport.text(of: shown.spoken)
        return ToolAnswer(content: [.text(text)])
      }
    case .picture(let path): return draw(to: path)
    case .preview(let name):
      do throws(PreviewError) {
        guard let subject = try items.selected(by: [name]).first?.subject else {
          return .failure("'\(name)' cannot be shown")
        }
        shown = subject == .window ? nil : subject
        return asking(.show(subject))
      } catch {
        return .failure(PreviewMessages.sentence(for: error))
      }
    }
  }

  private static let nothingRuns = "no app is running; call run_app first"

  /// Writes the picture of the screen to a file, and answers with it.
  private func draw(to path: String) -> ToolAnswer {
    let drawn = picture()
    guard case .picture(let data)? = drawn.content.first else { return drawn }
    OutputFolder.make((path as NSString).deletingLastPathComponent)
    do { try data.write(to: URL(fileURLWithPath: path)) } catch { return .failure("'\(path)' cannot be written") }
    return ToolAnswer(content: [.text(path.singleLine)] + drawn.content)
  }

  private func problem(_ answer: ToolAnswer) -> ToolAnswer? { answer.isError ? answer : nil }

  /// Sends a request, and answers with what `body` says about its answer, or with the end of the app.
  private func asking(
    _ request: LiveRequest, _ body: (LiveReply.Content) -> ToolAnswer = { _ in ToolAnswer(content: []) }
  ) -> ToolAnswer {
    guard let app else { return .failure(Self.nothingRuns) }
    do throws(LiveEnd) {
      let content = try app.answer(to: request)
      if case .failed(let failure) = content { return .failure(LiveMessages.sentence(for: failure)) }
      return body(content)
    } catch {
      let log = app.takeLog()
      end()
      return .failure("the app ended: \(error.reason)" + (log.isEmpty ? "" : "\nIt printed:\n\(log)"))
    }
  }

  /// Answers with the screen, and with the picture before if it was another one.
  private func look(after before: Data?) -> ToolAnswer {
    var answer = look()
    if let before, !answer.isError, before != lastPicture {
      answer.content = [.text("Before:"), .picture(before), .text("After:")] + answer.content
    }
    return answer
  }

  private func look() -> ToolAnswer {
    let drawn = picture()
    guard case .picture(let data)? = drawn.content.first else { return drawn }
    lastPicture = data
    return asking(.screen(explainsFrames: false)) { content in
      guard case .screen(let shown) = content else { return .failure("the app shows no window") }
      let log = app?.takeLog() ?? ""
      let texts = [ScreenReport.compactText(of: shown)] + (log.isEmpty ? [] : ["The app printed:\n\(log)"])
      return ToolAnswer(content: drawn.content + texts.map { .text($0) })
    }
  }

  /// Answers with the picture of the screen.
  private func picture() -> ToolAnswer {
    let path = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    return asking(.picture(path, scale: 1)) { _ in
      let data = FileManager.default.contents(atPath: path)
      return data.map { ToolAnswer(content: [.picture($0)]) } ?? .failure("the picture of the screen cannot be read")
    }
  }

  /// A setting with the values of arguments.
  private func changed(_ setting: Setting, _ arguments: ToolArguments) -> Setting {
    var setting = setting
    for name in SettingName.allCases {
      let argument = name.rawValue.replacingOccurrences(of: "-", with: "_")
      if let value = arguments.text(argument) { name.set(value, in: &setting) }
    }
    return setting
  }

  // MARK: Other commands

  private func withProject(
    builds: Bool, needsApp: Bool = false, _ body: (PreviewProject) throws(PreviewError) -> ToolAnswer
  ) -> ToolAnswer {
    var log = Data()
    do throws(PreviewError) {
      return try body(try package.project(builds: builds, needsApp: needsApp) { log = $0 })
    } catch {
      let errors = BuildLog.errors(in: log) ?? ""
      return .failure((errors.isEmpty ? "" : errors + "\n") + PreviewMessages.sentence(for: error))
    }
  }

  /// Performs another command of this program, and answers with what it prints.
  private func ownCommand(_ arguments: [String], input: String?) -> ToolAnswer {
    do {
      let command = try PipedProcess(program: WorkerProcess.ownProgram, arguments: arguments, errorsTo: .output)
      let (status, data, _) = command.finish(Data((input ?? "").utf8))
      let isFault = status < 0 || status > ExitStatus.findings.rawValue
      return ToolAnswer(content: [.text(String(decoding: data, as: UTF8.self))], isError: isFault)
    } catch {
      return .failure("\(error)")
    }
  }
}

/// The output of a build.
enum BuildLog {
  /// The lines with errors of a compiler, each once; `nil` if there are none.
  static func errors(in log: Data) -> String? {
    var lines: [Substring] = []
    let text = String(decoding: log, as: UTF8.self)
    for line in text.split(separator: "\n") where line.contains(": error: ") && !lines.contains(line) {
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
