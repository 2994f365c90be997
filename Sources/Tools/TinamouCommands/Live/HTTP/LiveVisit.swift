// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews

/// The stages that a page looks at, alone or together with other pages. A visit begins with one stage.
///
/// A lock guards what the threads share.
final class LiveVisit: @unchecked Sendable {
  /// The number, by which other pages join.
  let number: Int
  private let lock = NSLock()
  private var pages: [Int: @Sendable (PageMessage) -> Void] = [:]
  private var stages: [Int: LiveStage] = [:]
  private var choices: LiveChoices
  private let setting: Setting
  /// Whether what is done with one stage is done with the others, too.
  private var follows = false
  private var gallery: LiveGallery?

  /// The highest number of stages.
  private static let mostStages = 12

  init(number: Int, _ choices: LiveChoices, _ setting: Setting) {
    (self.number, self.choices, self.setting) = (number, choices, setting)
    stages[1] = makeStage(1, setting, shown: choices.items.first)
  }

  private func makeStage(_ number: Int, _ setting: Setting, shown: PreviewItem?) -> LiveStage {
    LiveStage(
      number, choices, setting, shown: shown, tell: { [weak self] in self?.broadcast($0) },
      onAction: { [weak self] in self?.forward($1, from: $0) })
  }

  // MARK: Pages

  /// Adds a page, which is told what there is.
  func add(_ page: Int, _ send: @escaping @Sendable (PageMessage) -> Void) {
    let (choices, stages, isShared) = lock.withLock { () -> (LiveChoices, [LiveStage], Bool) in
      pages[page] = send
      return (self.choices, self.stages.values.sorted { $0.number < $1.number }, pages.count > 1)
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
    let isEmpty = lock.withLock { () -> Bool in
      pages[page] = nil
      return pages.isEmpty
    }
    if isEmpty { stop() }
  }

  private func broadcast(_ message: PageMessage) {
    for send in lock.withLock({ Array(pages.values) }) { send(message) }
  }

  /// Ends the apps.
  func stop() {
    for stage in lock.withLock({ Array(stages.values) }) { stage.stop() }
    lock.withLock { gallery }?.stop()
  }

  /// Takes what was built in place of the programs that run, but for the stages that are kept as they were.
  func replace(with choices: LiveChoices) {
    let stages = lock.withLock { () -> [LiveStage] in
      self.choices = choices
      return self.stages.values.filter { !$0.keepsProgram }
    }
    broadcast(.words(LiveWords.hello(visit: number, choices)))
    for stage in stages { stage.replace(with: choices) }
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
    if let follow = message.follow { lock.withLock { follows = follow } }
    if message.command == "gallery" { return showGallery() }
    guard let stage = lock.withLock({ stages[number] }) else { return }
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

  private func send(_ text: String, to page: Int) { lock.withLock { pages[page] }?(.words(text)) }

  // MARK: Stages

  /// Opens a stage with a setting beside those of another one.
  private func open(_ number: Int, _ message: Message) {
    let stage = lock.withLock { () -> LiveStage? in
      guard number > 0, stages[number] == nil, stages.count < Self.mostStages else { return nil }
      let first = stages[1]?.content
      var setting = first?.setting ?? self.setting
      for (name, value) in message.setting ?? [:] {
        SettingName(rawValue: name)?.set(value.isEmpty ? nil : value, in: &setting)
      }
      let item = message.show.flatMap { name in choices.items.first { $0.name == name } }
      let stage = makeStage(number, setting, shown: item ?? first?.shown ?? choices.items.first)
      stages[number] = stage
      return stage
    }
    guard let stage else { return }
    broadcast(.words(stage.state))
    if let scale = message.scale { stage.draw(at: scale) }
    stage.begin()
  }

  private func close(_ stage: LiveStage) {
    guard stage.number != 1 else { return }
    lock.withLock { stages[stage.number] = nil }
    stage.stop()
    broadcast(.words(LiveWords.closed(stage: stage.number)))
  }

  /// Does with the other stages what was done with one, if they follow.
  private func forward(_ action: LiveAction, from stage: LiveStage) {
    let others = lock.withLock { follows ? stages.values.filter { $0 !== stage && !$0.isFollowing } : [] }
    for other in others { other.follow(action) }
  }

  // MARK: Gallery

  private func showGallery() {
    let (choices, setting) = lock.withLock { (self.choices, stages[1]?.content.setting ?? self.setting) }
    let gallery = LiveGallery(choices, setting) { [weak self] in self?.broadcast(.words($0)) }
    let old = lock.withLock { () -> LiveGallery? in
      defer { self.gallery = gallery }
      return self.gallery
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
