// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

/// A screen of a visit: an app that runs with a setting, and what was done with it.
///
/// A lock guards what the threads share.
final class LiveStage: @unchecked Sendable {
  /// The number of the stage in its visit, from 1.
  let number: Int
  /// Sends a message to the pages of the visit.
  private let tell: @Sendable (PageMessage) -> Void
  /// Called with each action that a page did with the app.
  private let onAction: @Sendable (LiveStage, LiveAction) -> Void
  private let lock = NSLock()
  private var app: LiveProcess?
  private var choices: LiveChoices
  private var setting: Setting
  private var shown: PreviewItem?
  private var scale = 1.0
  private var recording: LiveRecording
  /// The steps since the start that were forgotten.
  private var forgotten = ""
  /// The open scenes of the app; `nil` until there are several.
  private var scenes: OpenScenes?
  private var isPinned = false
  /// Whether the app was started.
  private var hasBegun = false
  /// The number of actions of another stage that are not done yet.
  private var following = 0

  init(
    _ number: Int, _ choices: LiveChoices, _ setting: Setting, shown: PreviewItem?,
    tell: @escaping @Sendable (PageMessage) -> Void, onAction: @escaping @Sendable (LiveStage, LiveAction) -> Void
  ) {
    (self.number, self.choices, self.setting, self.shown) = (number, choices, setting, shown)
    (self.tell, self.onAction) = (tell, onAction)
    recording = LiveRecording(setting, preview: Self.name(of: shown))
  }

  private static func name(of item: PreviewItem?) -> String? { item.flatMap { $0.kind == .app ? nil : $0.name } }

  /// The state of the stage for pages.
  var state: String {
    lock.withLock { LiveWords.stage(number, shown: shown, setting: setting, isPinned: isPinned) }
  }

  /// Whether the stage keeps the program that it runs when another one is built.
  var keepsProgram: Bool { lock.withLock { isPinned } }

  /// The setting and the item, for another stage like this one.
  var content: (setting: Setting, shown: PreviewItem?) { lock.withLock { (setting, shown) } }

  /// The steps so far, as a script.
  var script: String { lock.withLock { recording.yaml } }

  /// All steps since the start of the app, also those that were forgotten: they lead to what it shows.
  var way: String { lock.withLock { forgotten + recording.yaml } }

  /// Tells what a page that comes late does not know.
  func tellScenes() {
    if let scenes = lock.withLock({ scenes }) { say(LiveWords.scenes(scenes, stage: number)) }
  }

  private func say(_ text: String) { tell(.words(text)) }

  // MARK: The app

  /// Starts the app for the first time. One that has ended stays ended until a page asks for it.
  func begin() { if !lock.withLock({ hasBegun }) { start() } }

  /// Starts the program, as it is now.
  func start() {
    stop()
    let (choices, setting, shown) = lock.withLock {
      hasBegun = true
      return (self.choices, self.setting, self.shown)
    }
    let new: LiveProcess
    do {
      new = try LiveProcess.launch(choices.program, setting)
    } catch {
      return say(LiveWords.ended("'\(choices.program)' cannot be started", stage: number))
    }
    lock.withLock {
      app = new
      recording = LiveRecording(setting, preview: Self.name(of: shown))
      forgotten = ""
    }
    say(LiveWords.started(stage: number))
    new.onLog { [weak self, weak new] text in
      guard let self, let new, lock.withLock({ self.app === new }) else { return }
      say(LiveWords.log(text, stage: number))
    }
    new.onPush { [weak self] content, files in self?.push(content, files) }
    new.onEnd { [weak self, weak new] reason in
      guard let self, let new, lock.withLock({ self.app === new }) else { return }
      lock.withLock { self.app = nil }
      say(LiveWords.ended(reason, stage: number))
    }
    if let subject = shown?.subject { send(.show(subject)) }
    send(.stream(scale: lock.withLock { scale }))
  }

  /// Ends the app.
  func stop() {
    let old = lock.withLock { () -> LiveProcess? in
      defer { (app, scenes) = (nil, nil) }
      return app
    }
    old?.end()
  }

  /// Takes what was built in place of the program that runs.
  func replace(with choices: LiveChoices) {
    let isRunning = lock.withLock { () -> Bool in
      self.choices = choices
      shown = choices.successor(of: shown)
      return app != nil
    }
    say(state)
    if isRunning { start() }
  }

  /// Lets the stage keep its program, or not.
  func pin(_ isPinned: Bool) {
    lock.withLock { self.isPinned = isPinned }
    say(state)
    if !isPinned { start() }
  }

  // MARK: Answers

  private func push(_ content: LiveReply.Content, _ files: Data) {
    switch content {
    case .picture(let change): tell(.picture(LiveWords.picture(change, stage: number), files))
    case .failed(let failure): say(LiveWords.failed(LiveMessages.sentence(for: failure), stage: number))
    case .scenes(let scenes):
      lock.withLock { self.scenes = scenes }
      say(LiveWords.scenes(scenes, stage: number))
    default: break
    }
  }

  /// Sends a request to the app. The answer goes to the page that asked.
  func send(_ request: LiveRequest, answer: @escaping @Sendable (LiveReply.Content) -> Void = { _ in }) {
    lock.withLock { app }?.send(request) { [weak self] content in
      guard let self else { return }
      lock.withLock { recording.note(request, content) }
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
  var isFollowing: Bool { lock.withLock { following > 0 } }

  /// Does what was done with another stage. A view that is missing here is no fault.
  func follow(_ action: LiveAction) {
    lock.withLock { following += 1 }
    let request = LiveRequest.perform(action)
    guard let app = lock.withLock({ app }) else { return lock.withLock { following -= 1 } }
    app.send(request) { [weak self] content in
      guard let self else { return }
      lock.withLock {
        following -= 1
        recording.note(request, content)
      }
    }
  }

  // MARK: What is shown

  /// Draws pictures with another number of pixels per point.
  func draw(at scale: Double) {
    lock.withLock { self.scale = scale }
    send(.stream(scale: scale))
  }

  /// Shows another item, by its name.
  func show(_ name: String) {
    let item = lock.withLock { () -> PreviewItem? in
      guard let item = choices.items.first(where: { $0.name == name }) else { return nil }
      shown = item
      recording.note(preview: name)
      return item
    }
    guard let subject = item?.subject else { return }
    say(state)
    if lock.withLock({ app == nil }) { return start() }
    send(.show(subject))
  }

  /// Changes parts of the setting; an empty text is the value of a new device.
  func change(_ values: [String: String]) {
    let old = lock.withLock { setting }
    var new = old
    for (name, value) in values { SettingName(rawValue: name)?.set(value.isEmpty ? nil : value, in: &new) }
    let (problem, forProcess) = DispatchQueue.main.sync { [new] in
      MainActor.assumeIsolated { (new.problem, new.forProcess) }
    }
    if let problem { return say(LiveWords.failed(problem.message, stage: number)) }
    let shown = lock.withLock { () -> PreviewItem? in
      setting = new
      recording.note(values)
      return self.shown
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
    lock.withLock {
      forgotten += recording.yaml
      recording = LiveRecording(setting, preview: Self.name(of: shown))
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
      if name.value(in: lock.withLock({ setting })) != value { change([name.rawValue: value]) }
    case .preview(let name): if name != lock.withLock({ shown })?.name { show(name) }
    case .request(let request):
      guard let app = lock.withLock({ app }) else { return "the app has ended" }
      do throws(LiveEnd) {
        let content = try app.answer(to: request)
        lock.withLock { recording.note(request, content) }
        if case .failed(let failure) = content { return LiveMessages.sentence(for: failure) }
      } catch {
        return error.reason
      }
    case .picture, .tree, .accessibility: break
    }
    return nil
  }
}
