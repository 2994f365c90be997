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
  private var setting = Setting()

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
    case "render_preview": return renderPreview(arguments, explainsFrames: false)
    case "why": return renderPreview(arguments, explainsFrames: true)
    case "run_app": return runApp(arguments)
    case "tap": return use(.tap(arguments.text("view") ?? ""))
    case "type_text": return use(.type(arguments.text("text") ?? "", into: arguments.text("into")))
    case "scroll": return use(.scroll(arguments.text("view"), dx: 0, dy: arguments.number("points") ?? 0))
    case "set_screen": return setScreen(arguments)
    case "screen": return look()
    case "check": return ownCommand(["check"] + arguments.list("paths"), input: nil)
    case "explain": return ownCommand(["explain", "-"], input: arguments.text("log") ?? "")
    default: return .failure("there is no tool '\(name)'")
    }
  }

  // MARK: Previews

  private func listPreviews() -> ToolAnswer {
    withProject(builds: false) { project in
      let lines = project.items.map { "\($0.name) (\($0.kind.rawValue)) \($0.file):\($0.line)" }
      return ToolAnswer(content: [.text(lines.joined(separator: "\n"))])
    }
  }

  private func renderPreview(_ arguments: ToolArguments, explainsFrames: Bool) -> ToolAnswer {
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
      let shots = run.shots(of: [item], in: [setting], to: explainsFrames ? nil : folder)
      return Self.answer(about: shots[0])
    }
  }

  private static func answer(about shot: PreviewRun.Shot) -> ToolAnswer {
    switch shot.result {
    case .failure(let fault): return .failure("\(shot.item.place): error: \(PreviewMessages.sentence(for: fault))")
    case .success(let shown):
      let picture = shot.picture.flatMap { FileManager.default.contents(atPath: $0) }
      let findings = PreviewReport([shot], settings: [shot.setting]).text(style: .plain)
      let text = "\(shot.title)\n\(ScreenReport(shown).text)\n\(findings)"
      return ToolAnswer(content: (picture.map { [.picture($0)] } ?? []) + [.text(text)])
    }
  }

  // MARK: The app

  private func runApp(_ arguments: ToolArguments) -> ToolAnswer {
    guard let setting = changed(Setting(), arguments) else { return .failure("there is no such device or setting") }
    return withProject(builds: true) { project throws(PreviewError) in
      guard let program = project.program, project.items.contains(where: { $0.kind == .app }) else {
        throw .nothingToRun
      }
      end()
      guard let app = try? LiveProcess(program: program, setting: setting) else { throw .unstartable(program) }
      (self.app, self.setting) = (app, setting)
      return look()
    }
  }

  private func setScreen(_ arguments: ToolArguments) -> ToolAnswer {
    guard let setting = changed(setting, arguments) else { return .failure("there is no such device or setting") }
    self.setting = setting
    return use(.setting(setting.forProcess))
  }

  /// Sends a request to the app, and answers with what it shows then.
  private func use(_ request: LiveRequest) -> ToolAnswer {
    guard let app else { return .failure("no app is running; call run_app first") }
    do throws(LiveEnd) {
      if case .failed(let failure) = try app.answer(to: request) {
        return .failure(LiveMessages.sentence(for: failure))
      }
      return look()
    } catch {
      end()
      return .failure("the app ended: \(error.reason)")
    }
  }

  private func look() -> ToolAnswer {
    guard let app else { return .failure("no app is running; call run_app first") }
    let path = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    do throws(LiveEnd) {
      if case .failed(let failure) = try app.answer(to: .picture(path, scale: 1)) {
        return .failure(LiveMessages.sentence(for: failure))
      }
      guard case .screen(let shown) = try app.answer(to: .screen(explainsFrames: false)) else {
        return .failure("the app shows no window")
      }
      let picture = FileManager.default.contents(atPath: path).map { [ToolAnswer.Content.picture($0)] } ?? []
      return ToolAnswer(content: picture + [.text(ScreenReport(shown).text)])
    } catch {
      end()
      return .failure("the app ended: \(error.reason)")
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
    builds: Bool, _ body: (PreviewProject) throws(PreviewError) -> ToolAnswer
  ) -> ToolAnswer {
    var log = Data()
    do throws(PreviewError) {
      return try body(try package.project(builds: builds) { log = $0 })
    } catch {
      let errors = BuildLog.errors(in: log) ?? ""
      return .failure((errors.isEmpty ? "" : errors + "\n") + PreviewMessages.sentence(for: error))
    }
  }

  /// Performs another command of this program, and answers with what it prints.
  private func ownCommand(_ arguments: [String], input: String?) -> ToolAnswer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: WorkerProcess.ownProgram)
    process.arguments = arguments
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    do { try process.run() } catch { return .failure("\(error)") }
    try? stdout.fileHandleForWriting.close()
    try? stdin.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try? stdin.fileHandleForWriting.close()
    let data = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isFault = process.terminationStatus > ExitStatus.findings.rawValue
    return ToolAnswer(content: [.text(String(decoding: data, as: UTF8.self))], isError: isFault)
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
