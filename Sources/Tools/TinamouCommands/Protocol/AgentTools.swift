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
      do throws(LiveStepError) { return perform([try arguments.step(form)]) } catch { return .failure(error.message) }
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
    guard let setting = changed(Setting(), arguments) else { return .failure("there is no such device or setting") }
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
      guard let word else { return .failure("name the view") }
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
      guard !found.isEmpty else { return .failure("no view of \(shot.title) is described by “\(word)”") }
      let texts = found.map { element in
        let reasons = shown.explanations[element.index] ?? []
        return ScreenReport.line(for: element) + "\n" + ValueReport(reasons).text
      }
      return ToolAnswer(content: [.text(texts.joined(separator: "\n"))])
    }
  }

  // MARK: The app

  private func runApp(_ arguments: ToolArguments) -> ToolAnswer {
    guard let setting = changed(Setting(), arguments) else { return .failure("there is no such device or setting") }
    return withProject(builds: true, needsApp: true) { project throws(PreviewError) in
      guard let program = project.program, project.items.contains(where: { $0.kind == .app }) else {
        throw .nothingToRun
      }
      self.program = program
      return start(setting)
    }
  }

  /// Starts the app anew in a setting.
  private func start(_ setting: Setting) -> ToolAnswer {
    end()
    lastPicture = nil
    do {
      (app, self.setting) = (try LiveProcess(program: program, setting: setting), setting)
    } catch {
      return .failure(PreviewMessages.sentence(for: .unstartable(program)))
    }
    return look()
  }

  private func setScreen(_ arguments: ToolArguments) -> ToolAnswer {
    guard let new = changed(setting, arguments) else { return .failure("there is no such device or setting") }
    guard app != nil else { return .failure(Self.nothingRuns) }
    if new.os != setting.os || new.language != setting.language { return start(new) }
    setting = new
    return use([.setting(new.forProcess)])
  }

  private func performSteps(_ text: String) -> ToolAnswer {
    do throws(LiveStepError) { return perform(try LiveStep.steps(inYAML: text)) } catch {
      return .failure(error.message)
    }
  }

  /// Performs steps with the app. Steps that print or draw the screen are part of each answer.
  private func perform(_ steps: [LiveStep]) -> ToolAnswer {
    var requests: [LiveRequest] = []
    for step in steps {
      switch step {
      case .request(let request): requests.append(request)
      case .change(let name, let value):
        var new = setting
        name.set(value, in: &new)
        if let problem = new.problem { return .failure(problem.message) }
        guard !name.startsAgain else { return .failure("set_screen changes the system and the language") }
        setting = new
        requests.append(.setting(new.forProcess))
      case .tree, .accessibility: break
      case .picture, .preview: return .failure("render_preview draws previews; pictures are part of the answers")
      }
    }
    return use(requests)
  }

  private static let nothingRuns = "no app is running; call run_app first"

  /// Sends requests to the app, and answers with what it shows before and after.
  private func use(_ requests: [LiveRequest]) -> ToolAnswer {
    let before = lastPicture
    for (number, request) in requests.enumerated() {
      let answer = asking(request) { _ in ToolAnswer(content: []) }
      guard answer.isError else { continue }
      let place = requests.count > 1 ? [ToolAnswer.Content.text("step \(number + 1):")] : []
      // The screen at that moment says why.
      let screen = app == nil ? [] : look().content
      return ToolAnswer(content: place + answer.content + screen, isError: true)
    }
    var answer = look()
    if let before, !answer.isError, before != lastPicture {
      answer.content = [.text("Before:"), .picture(before), .text("After:")] + answer.content
    }
    return answer
  }

  /// Sends a request, and answers with what `body` says about its answer, or with the end of the app.
  private func asking(_ request: LiveRequest, _ body: (LiveReply.Content) -> ToolAnswer) -> ToolAnswer {
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

  private func look() -> ToolAnswer {
    let path = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let drawn = asking(.picture(path, scale: 1)) { _ in ToolAnswer(content: []) }
    if drawn.isError { return drawn }
    lastPicture = FileManager.default.contents(atPath: path)
    return asking(.screen(explainsFrames: false)) { content in
      guard case .screen(let shown) = content else { return .failure("the app shows no window") }
      let log = app?.takeLog() ?? ""
      let texts = [ScreenReport.compactText(of: shown)] + (log.isEmpty ? [] : ["The app printed:\n\(log)"])
      return ToolAnswer(content: (lastPicture.map { [.picture($0)] } ?? []) + texts.map { .text($0) })
    }
  }

  /// A setting with the values of arguments; `nil` if one is not known.
  private func changed(_ setting: Setting, _ arguments: ToolArguments) -> Setting? {
    var setting = setting
    for name in SettingName.allCases {
      let argument = name.rawValue.replacingOccurrences(of: "-", with: "_")
      if let value = arguments.text(argument) { name.set(value, in: &setting) }
    }
    return setting.problem == nil ? setting : nil
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
