// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports
import Synchronization

/// A screen of a visit: an app that runs with a setting, and what was done with it.
final class LiveStage: Sendable {
  private struct State {
    var app: LiveProcess?
    var choices: LiveChoices
    var setting: Setting
    var shown: PreviewItem?
    var scale = 1.0
    var recording: LiveRecording
    /// The steps since the start that were forgotten.
    var forgotten = ""
    /// The open scenes of the app; `nil` until there are several.
    var scenes: OpenScenes?
    var isPinned = false
    /// Whether the app was started.
    var hasBegun = false
    /// Whether the app has ended by itself.
    var hasEnded = false
    /// The number of actions of another stage that are not done yet.
    var following = 0
  }

  /// The number of the stage in its visit, from 1.
  let number: Int
  /// Sends a message to the pages of the visit.
  private let tell: @Sendable (PageMessage) -> Void
  /// Called with each action that a page did with the app.
  private let onAction: @Sendable (LiveStage, LiveAction) -> Void
  private let guarded: Mutex<State>

  init(
    _ number: Int, _ choices: LiveChoices, _ setting: Setting, shown: PreviewItem?,
    tell: @escaping @Sendable (PageMessage) -> Void, onAction: @escaping @Sendable (LiveStage, LiveAction) -> Void
  ) {
    (self.number, self.tell, self.onAction) = (number, tell, onAction)
    guarded = Mutex(
      State(
        choices: choices, setting: setting, shown: shown,
        recording: LiveRecording(setting, preview: Self.name(of: shown))))
  }

  private static func name(of item: PreviewItem?) -> String? { item.flatMap { $0.kind == .app ? nil : $0.name } }

  /// The state of the stage for pages.
  var state: String {
    guarded.withLock { LiveWords.stage(number, shown: $0.shown, setting: $0.setting, isPinned: $0.isPinned) }
  }

  /// Whether the stage keeps the program that it runs when another one is built.
  var keepsProgram: Bool { guarded.withLock { $0.isPinned } }

  /// The setting and the item, for another stage like this one.
  var content: (setting: Setting, shown: PreviewItem?) { guarded.withLock { ($0.setting, $0.shown) } }

  /// The steps so far, as a script.
  var script: String { guarded.withLock { $0.recording.yaml } }

  /// All steps since the start of the app, also those that were forgotten: they lead to what it shows.
  var way: String { guarded.withLock { $0.forgotten + $0.recording.yaml } }

  /// Tells what a page that comes late does not know.
  func tellScenes() {
    if let scenes = guarded.withLock({ $0.scenes }) { say(LiveWords.scenes(scenes, stage: number)) }
  }

  private func say(_ text: String) { tell(.words(text)) }

  // MARK: The app

  /// Starts the app for the first time. One that has ended stays ended until a page asks for it.
  func begin() { if !guarded.withLock({ $0.hasBegun }) { start() } }

  /// Starts the program, as it is now.
  func start() {
    stop()
    let (choices, setting, shown) = guarded.withLock { state in
      state.hasBegun = true
      return (state.choices, state.setting, state.shown)
    }
    let new: LiveProcess
    do throws(ScriptProblem) {
      new = try LiveProcess(program: choices.program, setting: setting)
    } catch {
      return say(LiveWords.ended(error.message, stage: number))
    }
    guarded.withLock { state in
      state.app = new
      state.recording = LiveRecording(setting, preview: Self.name(of: shown))
      state.forgotten = ""
    }
    say(LiveWords.started(stage: number))
    new.onLog { [weak self, weak new] text in
      guard let self, let new, guarded.withLock({ $0.app === new }) else { return }
      say(LiveWords.log(text, stage: number))
    }
    new.onPush { [weak self] content, files in self?.push(content, files) }
    new.onEnd { [weak self, weak new] reason in
      guard let self, let new, guarded.withLock({ $0.app === new }) else { return }
      guarded.withLock { ($0.app, $0.hasEnded) = (nil, true) }
      say(LiveWords.ended(reason, stage: number))
    }
    if let subject = shown?.subject { send(.show(subject)) }
    send(.stream(scale: guarded.withLock { $0.scale }))
  }

  /// Ends the app.
  func stop() {
    let old = guarded.withLock { state -> LiveProcess? in
      defer { (state.app, state.scenes, state.hasEnded) = (nil, nil, false) }
      return state.app
    }
    old?.end()
  }

  /// Replaces the program that runs with the one that was built last. A program that has ended is started again: its fault may be mended.
  func replace(with choices: LiveChoices) {
    let starts = guarded.withLock { state -> Bool in
      state.choices = choices
      state.shown = choices.successor(of: state.shown)
      return state.app != nil || state.hasEnded
    }
    say(state)
    if starts { start() }
  }

  /// Lets the stage keep its program, or not.
  func pin(_ isPinned: Bool) {
    guarded.withLock { $0.isPinned = isPinned }
    say(state)
    if !isPinned { start() }
  }

  // MARK: Answers

  private func push(_ content: LiveReply.Content, _ files: Data) {
    switch content {
    case .picture(let change): tell(.picture(LiveWords.picture(change, stage: number), files))
    case .failed(let failure): say(LiveWords.failed(LiveMessages.sentence(for: failure), stage: number))
    case .scenes(let scenes):
      guarded.withLock { $0.scenes = scenes }
      say(LiveWords.scenes(scenes, stage: number))
    default: break
    }
  }

  /// Sends a request to the app. The answer goes to the page that asked.
  func send(_ request: LiveRequest, answer: @escaping @Sendable (LiveReply.Content) -> Void = { _ in }) {
    guarded.withLock { $0.app }?.send(request) { [weak self] content in
      guard let self else { return }
      guarded.withLock { $0.recording.note(request, content) }
      switch (request, content) {
      case (_, .failed(let failure)): say(LiveWords.failed(LiveMessages.sentence(for: failure), stage: number))
      case (.touch, .gesture(let gesture)): onAction(self, gesture.action)
      case (.perform(let action), .done), (.perform(let action), .ignored), (.perform(let action), .scrolled):
        onAction(self, action)
      default: break
      }
      answer(content)
    }
  }

  // MARK: Following

  /// Whether the stage carries out what was done with another one, so that this is not done with the others again.
  var isFollowing: Bool { guarded.withLock { $0.following > 0 } }

  /// Does what was done with another stage. A view that is missing here is no fault.
  func follow(_ action: LiveAction) {
    guarded.withLock { $0.following += 1 }
    let request = LiveRequest.perform(action)
    guard let app = guarded.withLock({ $0.app }) else { return guarded.withLock { $0.following -= 1 } }
    app.send(request) { [weak self] content in
      guard let self else { return }
      guarded.withLock { state in
        state.following -= 1
        state.recording.note(request, content)
      }
    }
  }

  // MARK: What is shown

  /// Draws pictures with another number of pixels per point.
  func draw(at scale: Double) {
    guarded.withLock { $0.scale = scale }
    send(.stream(scale: scale))
  }

  /// Shows another item, by its name.
  func show(_ name: String) {
    let item = guarded.withLock { state -> PreviewItem? in
      guard let item = state.choices.items.first(where: { $0.name == name }) else { return nil }
      state.shown = item
      state.recording.note(preview: name)
      return item
    }
    guard let subject = item?.subject else { return }
    say(state)
    if guarded.withLock({ $0.app == nil }) { return start() }
    send(.show(subject))
  }

  /// Changes parts of the setting; an empty text is the value of a new device.
  func change(_ values: [String: String]) {
    let old = guarded.withLock { $0.setting }
    var new = old
    for (name, value) in values { SettingName(rawValue: name)?.set(value.isEmpty ? nil : value, in: &new) }
    let forProcess = new.forProcess
    if let problem = new.problem { return say(LiveWords.failed(problem.message, stage: number)) }
    let shown = guarded.withLock { state -> PreviewItem? in
      state.setting = new
      state.recording.note(values)
      return state.shown
    }
    say(state)
    // An app does not see these change while it runs.
    if new.language != old.language || new.os != old.os { return start() }
    send(.setting(forProcess))
    // A preview is made anew, because its orientation may come from its own traits.
    if let subject = shown?.subject, subject != .window { send(.show(subject)) }
  }

  /// Forgets the steps so far.
  func forgetSteps() {
    guarded.withLock { state in
      state.forgotten += state.recording.yaml
      state.recording = LiveRecording(state.setting, preview: Self.name(of: state.shown))
    }
  }

  // MARK: Playing

  /// Starts again, and performs the steps of a script, one after the other. Tells after each which one it was.
  func play(_ text: String) {
    let steps: [LiveStep]
    do throws(LiveStepError) { steps = try LiveStep.steps(inYAML: text) } catch {
      return say(LiveWords.failed(error.message, stage: number))
    }
    start()
    for (index, step) in steps.enumerated() {
      let problem = perform(step)
      say(LiveWords.played(index + 1, of: steps.count, problem: problem, stage: number))
      if problem != nil { return }
    }
  }

  private func perform(_ step: LiveStep) -> String? {
    switch step {
    case .change(let name, let value):
      if name.value(in: guarded.withLock({ $0.setting })) != value { change([name.rawValue: value]) }
    case .preview(let name): if name != guarded.withLock({ $0.shown })?.name { show(name) }
    case .request(let request):
      guard let app = guarded.withLock({ $0.app }) else { return "the app has ended" }
      do throws(LiveEnd) {
        let content = try app.answer(to: request)
        guarded.withLock { $0.recording.note(request, content) }
        if case .failed(let failure) = content { return LiveMessages.sentence(for: failure) }
      } catch {
        return error.reason
      }
    case .picture, .tree, .accessibility: break
    }
    return nil
  }
}
