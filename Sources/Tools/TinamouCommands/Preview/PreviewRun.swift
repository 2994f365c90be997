// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews

/// The previews of a program in some settings, shown in processes of the app.
@MainActor
struct PreviewRun {
  /// The program.
  let program: String
  /// The number of pixels per point of the pictures.
  var scale = 2.0
  /// The names of the overlays of the pictures.
  var overlays: [String] = []
  /// Whether the answers say what determines each frame.
  var explainsFrames = false
  /// Whether the answers describe the screens so that they can be compared.
  var isCompared = false
  /// Whether previews are audited for readers of all kinds.
  var audits = false
  /// Whether previews are used, instead of being checked as they are.
  var probes = false
  /// The settings in which the screens are examined that taps lead to; `nil` for not.
  var walks: [Setting]?
  /// Whether the pictures show the order in which assistive technology reads.
  var showsReadingOrder = false
  /// Called with the number of further previews that are answered.
  var progress: (Int) -> Void = { _ in }
  /// The sizes at which previews are laid out, to find those at which findings begin and end; `nil` for none.
  var sweep: SweepRequest?
  /// The maximum time for a preview, in seconds, beside the time that it is waited for.
  var timeLimit: TimeInterval = 10
  /// The longest time to wait for what a preview loads, in seconds; `nil` for the usual one.
  var wait: TimeInterval?
  /// The rules whose findings are reported.
  var selection = RuleSelection()

  /// A preview in a setting.
  struct Shot: Sendable {
    let item: PreviewItem
    let setting: Setting
    /// The file of the picture; `nil` for no picture.
    let picture: String?
    /// The answer of the process, or the reason that there is none.
    var result: Result<ShownPreview, Fault> = .failure(.process("no process could be started"))
    /// The rules whose findings are reported.
    var selection = RuleSelection()
  }

  /// The reason that there is no picture.
  enum Fault: Error, Sendable, Equatable {
    /// The process says why.
    case preview(PreviewFailure)
    /// The process ended, or took too long.
    case process(String)
    /// The app has no texts in this language.
    case language(String, LanguageCopy.Problem)
  }

  /// Shows each item in each setting, and returns the shots in this order. Pictures are written to `folder`.
  func shots(of items: [PreviewItem], in settings: [Setting], to folder: String?) -> [Shot] {
    var shots = items.flatMap { item in
      settings.map { setting in
        let words = settings.count > 1 ? "-" + Self.fileName(of: setting, among: settings) : ""
        return Shot(
          item: item, setting: setting, picture: folder.map { "\($0)/\(item.fileName)\(words).png" },
          selection: selection)
      }
    }
    // The language belongs to a process; so does the screen on which the app is launched.
    let groups = Dictionary(grouping: shots.indices) { index in
      shots[index].item.kind == .app ? shots[index].setting : Setting(language: shots[index].setting.language)
    }
    for (setting, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      for (index, result) in zip(indices, answers(to: indices.map { shots[$0] }, launchedIn: setting)) {
        shots[index].result = result
      }
    }
    return shots
  }

  // MARK: Processes

  private func answers(to shots: [Shot], launchedIn setting: Setting) -> [Result<ShownPreview, Fault>] {
    let results = answers(to: shots, environment(setting, "launched"))
    // The delegate of the app can end the process before there is an answer, for example where a service is missing.
    let didNotLaunch = results.allSatisfy { if case .failure(.process) = $0 { true } else { false } }
    guard didNotLaunch, shots.contains(where: { $0.item.kind != .app }) else { return results }
    return answers(to: shots, environment(setting, "unlaunched"))
  }

  private func environment(_ setting: Setting, _ launch: String) -> [String: String] {
    var environment = ["TINAMOU_PREVIEWS": launch, "XCODE_RUNNING_FOR_PREVIEWS": "1"]
    if let wait { environment["TINAMOU_WAIT"] = "\(wait)" }
    if let text = try? JSONEncoder().encode(setting.forProcess) {
      environment["TINAMOU_SETTING"] = String(decoding: text, as: UTF8.self)
    }
    return environment
  }

  private func answers(to shots: [Shot], _ environment: [String: String]) -> [Result<ShownPreview, Fault>] {
    var program = program
    if let language = shots.first?.setting.language {
      do throws(LanguageCopy.Problem) {
        program = try LanguageCopy.program(program, in: language)
      } catch {
        return shots.map { _ in .failure(.language(language, error)) }
      }
    }
    var pool = ProcessPool(
      arguments: [], count: min(shots.count, Self.processCount), program: program, timeLimit: timeLimit + (wait ?? 0))
    pool.environment = AppEnvironment.variables(of: self.program).merging(environment) { $1 }.merging(
      AppEnd.environment
    ) { $1 }
    pool.namesCalls = true
    let encoder = JSONEncoder()
    let lines = shots.map { (try? encoder.encode(request(for: $0))) ?? Data() }
    var done = 0
    let answers = pool.answers(to: lines) { count in
      progress(count - done)
      done = count
    }
    return answers.map { answer in
      switch answer {
      case .failure(let reason): return .failure(.process(reason))
      case .line(let data):
        guard let answer = try? JSONDecoder().decode(PreviewAnswer.self, from: data) else {
          return .failure(.process("the answer of the process cannot be read"))
        }
        switch answer {
        case .shown(let shown): return .success(shown)
        case .failed(let failure): return .failure(.preview(failure))
        }
      }
    }
  }

  private func request(for shot: Shot) -> PreviewRequest {
    var request = PreviewRequest(
      shot.item.subject ?? .window, setting: shot.setting.forProcess,
      picture: shot.picture.map { URL(fileURLWithPath: $0).path }, scale: scale, overlays: overlays,
      explainsFrames: explainsFrames)
    request.sweep = sweep
    request.isCompared = isCompared
    if audits { request.audits = true }
    if probes { request.probes = true }
    request.walks = walks?.map(\.forProcess)
    if showsReadingOrder { request.showsReadingOrder = true }
    return request
  }

  private static var processCount: Int { min(4, max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  /// The values of a setting that differ among the settings, as a part of file names.
  private static func fileName(of setting: Setting, among settings: [Setting]) -> String {
    let values: [(Setting) -> String?] = [
      { $0.device }, { $0.orientation }, { $0.os.map { "iOS\($0)" } }, { $0.appearance }, { $0.textSize },
      { $0.direction }, { $0.language },
      { $0.contrast.map { "\($0)-contrast" } },
    ]
    let parts = values.compactMap { value in Set(settings.map(value)).count > 1 ? value(setting) : nil }
    return parts.joined(separator: "-").map { $0.isLetter || $0.isNumber || "-.".contains($0) ? String($0) : "_" }
      .joined()
  }
}
