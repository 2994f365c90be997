// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Synchronization

/// The stages that a page looks at, alone or together with other pages. A visit begins with one stage.
final class LiveVisit: Sendable {
  private struct State {
    var pages: [Int: @Sendable (PageMessage) -> Void] = [:]
    var stages: [Int: LiveStage] = [:]
    var choices: LiveChoices
    /// Whether what is done with one stage is done with the others, too.
    var follows = false
    var gallery: LiveGallery?
  }

  /// The number, by which other pages join.
  let number: Int
  private let guarded: Mutex<State>
  private let setting: Setting

  /// The highest number of stages.
  private static let mostStages = 12

  init(number: Int, _ choices: LiveChoices, _ setting: Setting) {
    (self.number, self.setting) = (number, setting)
    guarded = Mutex(State(choices: choices))
    let stage = makeStage(1, choices, setting, shown: choices.items.first)
    guarded.withLock { $0.stages[1] = stage }
  }

  private func makeStage(_ number: Int, _ choices: LiveChoices, _ setting: Setting, shown: PreviewItem?) -> LiveStage {
    LiveStage(
      number, choices, setting, shown: shown, tell: { [weak self] in self?.broadcast($0) },
      onAction: { [weak self] in self?.forward($1, from: $0) })
  }

  // MARK: Pages

  /// Adds a page, which is told what there is.
  func add(_ page: Int, _ send: @escaping @Sendable (PageMessage) -> Void) {
    let (choices, stages, isShared) = guarded.withLock { state -> (LiveChoices, [LiveStage], Bool) in
      state.pages[page] = send
      return (state.choices, state.stages.values.sorted { $0.number < $1.number }, state.pages.count > 1)
    }
    send(.words(LiveWords.hello(visit: number, choices)))
    for stage in stages {
      send(.words(stage.state))
      stage.tellScenes()
      // The next picture is a whole one.
      if isShared { stage.start() }
    }
  }

  /// Removes a page. The apps end with the last one.
  func remove(_ page: Int) {
    let isEmpty = guarded.withLock { state -> Bool in
      state.pages[page] = nil
      return state.pages.isEmpty
    }
    if isEmpty { stop() }
  }

  private func broadcast(_ message: PageMessage) {
    for send in guarded.withLock({ Array($0.pages.values) }) { send(message) }
  }

  /// Ends the apps.
  func stop() {
    for stage in guarded.withLock({ Array($0.stages.values) }) { stage.stop() }
    guarded.withLock { $0.gallery }?.stop()
  }

  /// Takes what was built in place of the programs that run, but for the stages that are kept as they were.
  func replace(with choices: LiveChoices) {
    let stages = guarded.withLock { state -> [LiveStage] in
      state.choices = choices
      return state.stages.values.filter { !$0.keepsProgram }
    }
    broadcast(.words(LiveWords.hello(visit: number, choices)))
    // Each waits for the end of the app that it had.
    DispatchQueue.concurrentPerform(iterations: stages.count) { stages[$0].replace(with: choices) }
  }

  // MARK: Messages

  /// A message of a page.
  struct Message: Decodable {
    /// The number of the stage; 1 if there is none.
    var stage: Int?
    /// The number that the answer repeats.
    var id: Int?
    /// A request for the app.
    var request: LiveRequest?
    /// The number of pixels per point that the page shows.
    var scale: Double?
    /// The name of the item to show.
    var show: String?
    /// The parts of the setting that change, by their names; an empty text for the value of a new device.
    var setting: [String: String]?
    /// The number of a visit that the page joins.
    var join: Int?
    /// Whether the stages follow each other.
    var follow: Bool?
    /// Whether the stage keeps its program when another one is built.
    var pin: Bool?
    /// Steps to play.
    var play: String?
    /// Steps to write as a Swift test.
    var test: String?
    /// `start`, `recording`, `forget`, `open`, `close` or `gallery`.
    var command: String?
  }

  /// Does what a page asks for.
  func receive(_ message: Message, from page: Int) {
    let number = message.stage ?? 1
    if message.command == "open" { return open(number, message) }
    if let follow = message.follow { guarded.withLock { $0.follows = follow } }
    if message.command == "gallery" { return showGallery() }
    guard let stage = guarded.withLock({ $0.stages[number] }) else { return }
    if message.command == "close" { return close(stage) }
    stage.begin()
    if let scale = message.scale, (0.2...4).contains(scale) { stage.draw(at: scale) }
    if let name = message.show { stage.show(name) }
    if let values = message.setting { stage.change(values) }
    if let isPinned = message.pin { stage.pin(isPinned) }
    if let request = message.request, request.isOfPage { ask(request, of: stage, id: message.id, page) }
    if let steps = message.play { Thread.detachNewThread { stage.play(steps) } }
    if let steps = message.test { writeTest(of: steps, stage, page) }
    switch message.command {
    case "start": stage.start()
    case "recording": send(LiveWords.recording(stage.script, way: stage.way, stage: number), to: page)
    case "forget": stage.forgetSteps()
    default: break
    }
  }

  private func ask(_ request: LiveRequest, of stage: LiveStage, id: Int?, _ page: Int) {
    stage.send(request) { [weak self] content in
      guard let self, let text = LiveWords.answer(content, to: id, stage: stage.number) else { return }
      send(text, to: page)
    }
  }

  private func writeTest(of steps: String, _ stage: LiveStage, _ page: Int) {
    let setting = stage.content.setting
    // The names of devices and sizes are read on the main thread.
    Task { @MainActor in send(LiveWords.test(RecordedTest.text(ofYAML: steps, with: setting)), to: page) }
  }

  private func send(_ text: String, to page: Int) { guarded.withLock { $0.pages[page] }?(.words(text)) }

  // MARK: Stages

  /// Opens a stage with a setting beside those of another one.
  private func open(_ number: Int, _ message: Message) {
    let stage = guarded.withLock { state -> LiveStage? in
      guard number > 0, state.stages[number] == nil, state.stages.count < Self.mostStages else { return nil }
      let first = state.stages[1]?.content
      var setting = first?.setting ?? self.setting
      for (name, value) in message.setting ?? [:] {
        SettingName(rawValue: name)?.set(value.isEmpty ? nil : value, in: &setting)
      }
      let item = message.show.flatMap { name in state.choices.items.first { $0.name == name } }
      let stage = makeStage(number, state.choices, setting, shown: item ?? first?.shown ?? state.choices.items.first)
      state.stages[number] = stage
      return stage
    }
    guard let stage else { return }
    broadcast(.words(stage.state))
    if let scale = message.scale { stage.draw(at: scale) }
    stage.begin()
  }

  private func close(_ stage: LiveStage) {
    guard stage.number != 1 else { return }
    guarded.withLock { $0.stages[stage.number] = nil }
    stage.stop()
    broadcast(.words(LiveWords.closed(stage: stage.number)))
  }

  /// Does with the other stages what was done with one, if they follow.
  private func forward(_ action: LiveAction, from stage: LiveStage) {
    let others = guarded.withLock { state in
      state.follows ? state.stages.values.filter { $0 !== stage && !$0.isFollowing } : []
    }
    for other in others { other.follow(action) }
  }

  // MARK: Gallery

  private func showGallery() {
    let (choices, setting) = guarded.withLock { ($0.choices, $0.stages[1]?.content.setting ?? self.setting) }
    let gallery = LiveGallery(choices, setting) { [weak self] in self?.broadcast(.words($0)) }
    let old = guarded.withLock { state -> LiveGallery? in
      defer { state.gallery = gallery }
      return state.gallery
    }
    old?.stop()
    Thread.detachNewThread { gallery.draw() }
  }
}

extension LiveRequest {
  /// Whether a page may ask for it. Pictures are written to files by scripts only.
  fileprivate var isOfPage: Bool {
    switch self {
    case .touch, .perform, .scene, .screen, .inspect, .outline, .findings, .details, .adjust, .resetAdjustments, .pace,
      .advance, .sweep:
      true
    case .show, .setting, .wait, .picture, .comparedScreen, .stream: false
    }
  }
}
