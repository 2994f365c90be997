// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

/// The exchange of messages between pages and a running app.
///
/// Pages send requests as JSON; `LiveHub` gives them to the app, and its answers to the pages. A lock guards what the threads share.
final class LiveHub: @unchecked Sendable {
  private let lock = NSLock()
  private var pages: [Int: @Sendable (PageMessage) -> Void] = [:]
  private var nextPage = 1
  private var app: LiveProcess?
  private var program: String
  private var items: [PreviewItem]
  private var setting: Setting
  private var shown: PreviewItem?
  private var scale: Double = 1
  private var recording: LiveRecording
  /// The open scenes of the app; `nil` until there are several.
  private var scenes: OpenScenes?
  /// The errors of the last build, or that one is going on; `nil` if the program is what the sources say.
  private var build: String?

  /// The port of the server, which is part of its address.
  var port: UInt16 = 0

  /// Creates a hub for a program. With items, the page lets one choose which of them is shown; the first is shown at the start.
  init(program: String, setting: Setting, items: [PreviewItem] = []) {
    self.program = program
    self.setting = setting
    self.items = items
    shown = items.first
    recording = LiveRecording(setting)
  }

  /// Whether a request comes from a page of this server.
  func accepts(_ host: String?, origin: String?) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host, hosts.contains(host) else { return false }
    guard let origin else { return true }
    return hosts.contains { origin == "http://\($0)" }
  }

  /// The page.
  var page: String { LivePage.html }

  // MARK: Pages

  /// Adds a page, and starts the app for the first one. A page that comes late, or again, is told what the others know.
  func add(_ send: @escaping @Sendable (PageMessage) -> Void) -> Int {
    let page = lock.withLock { () -> Int in
      pages[nextPage] = send
      nextPage += 1
      if let build { send(.words(LiveWords.build(build))) }
      return nextPage - 1
    }
    send(.words(hello))
    if let scenes = lock.withLock({ scenes }) { send(.words(LiveWords.scenes(scenes))) }
    if lock.withLock({ app == nil }) { start() }
    return page
  }

  func remove(_ page: Int) { lock.withLock { pages[page] = nil } }

  /// The choices of a page, and what is chosen.
  private var hello: String {
    lock.withLock {
      LiveWords.hello(
        items: items, shown: shown, setting: setting, languages: LanguageCopy.languages(ofProgram: program))
    }
  }

  private func broadcast(_ text: String) { broadcast(.words(text)) }

  private func broadcast(_ message: PageMessage) {
    for send in lock.withLock({ Array(pages.values) }) { send(message) }
  }

  // MARK: The app

  /// Starts the program, as it is now.
  func start() {
    stop()
    let (program, setting) = lock.withLock { (self.program, self.setting) }
    guard let new = try? Self.launch(program, setting) else {
      return broadcast(LiveWords.ended("'\(program)' cannot be started"))
    }
    lock.withLock {
      app = new
      recording = newRecording
    }
    new.onLog { [weak self, weak new] text in
      guard let self, let new, lock.withLock({ self.app === new }) else { return }
      broadcast(LiveWords.log(text))
    }
    new.onPush { [weak self] content, files in self?.push(content, files) }
    new.onEnd { [weak self, weak new] reason in
      guard let self, let new, lock.withLock({ self.app === new }) else { return }
      lock.withLock { self.app = nil }
      broadcast(LiveWords.ended(reason))
    }
    if let subject = lock.withLock({ shown?.subject }) { send(.show(subject)) }
    send(.stream(scale: lock.withLock { scale }))
  }

  /// A recording that begins with what is shown now.
  private var newRecording: LiveRecording {
    LiveRecording(setting, preview: shown.flatMap { $0.kind == .app ? nil : $0.name })
  }

  private static func launch(_ program: String, _ setting: Setting) throws -> LiveProcess {
    // Only the names of devices and sizes are read, which no thread changes.
    try DispatchQueue.main.sync { try MainActor.assumeIsolated { try LiveProcess(program: program, setting: setting) } }
  }

  /// Takes what was built in place of the program that runs.
  func replace(with project: PreviewProject) {
    guard let program = project.program else { return }
    lock.withLock {
      self.program = program
      if !items.isEmpty {
        items = project.items.filter { $0.subject != nil }
        shown = items.first { $0.subject == shown?.subject } ?? items.first { $0.name == shown?.name } ?? items.first
      }
    }
    broadcast(hello)
    if lock.withLock({ pages.isEmpty }) { stop() } else { start() }
  }

  /// Shows the errors of a build, also to pages that come later; the app that runs stays.
  func showBuild(_ text: String?) {
    lock.withLock {
      build = text
      for send in pages.values { send(.words(LiveWords.build(text))) }
    }
  }

  /// Ends the app, which the next page starts again.
  func stop() {
    let old = lock.withLock { () -> LiveProcess? in
      defer { (app, scenes) = (nil, nil) }
      return app
    }
    old?.end()
  }

  private func push(_ content: LiveReply.Content, _ files: Data) {
    switch content {
    case .picture(let change): broadcast(.picture(LiveWords.picture(change), files))
    case .failed(let failure): broadcast(LiveWords.failed(LiveMessages.sentence(for: failure)))
    case .scenes(let scenes):
      lock.withLock { self.scenes = scenes }
      broadcast(LiveWords.scenes(scenes))
    default: break
    }
  }

  private func send(_ request: LiveRequest) {
    lock.withLock { app }?.send(request) { [weak self] content in self?.answered(request, content) }
  }

  private func answered(_ request: LiveRequest, _ content: LiveReply.Content) {
    lock.withLock { recording.note(request, content) }
    switch content {
    case .done, .ignored, .gesture, .scrolled, .picture, .scenes: break
    case .failed(let failure): broadcast(LiveWords.failed(LiveMessages.sentence(for: failure)))
    case .screen(let shown): broadcast(LiveWords.tree(ScreenReport.text(of: shown)))
    case .view(let view): broadcast(LiveWords.view(view))
    }
  }

  // MARK: Requests of pages

  /// A message of a page.
  private struct Message: Decodable {
    /// A request for the app.
    var request: LiveRequest?
    /// The number of pixels per point that the page shows.
    var scale: Double?
    /// The name of the item to show.
    var show: String?
    /// The parts of the setting that change, by their names; an empty text for the value of a new device.
    var setting: [String: String]?
    /// `start`, `recording` or `forget`.
    var command: String?
  }

  /// Does what a page asks for.
  func receive(_ text: String, from page: Int) {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else { return }
    if let scale = message.scale, (0.5...4).contains(scale) {
      lock.withLock { self.scale = scale }
      send(.stream(scale: scale))
    }
    if let name = message.show { show(name) }
    if let values = message.setting { change(values) }
    if let request = message.request, request.isOfPage { send(request) }
    switch message.command {
    case "start": start()
    case "recording":
      let script = lock.withLock { recording.yaml }
      lock.withLock { pages[page] }?(.words(LiveWords.recording(script)))
    case "forget": lock.withLock { recording = newRecording }
    default: break
    }
  }

  private func show(_ name: String) {
    let item = lock.withLock { () -> PreviewItem? in
      guard let item = items.first(where: { $0.name == name }) else { return nil }
      shown = item
      recording.note(preview: name)
      return item
    }
    guard let subject = item?.subject else { return }
    if lock.withLock({ app == nil }) { return start() }
    send(.show(subject))
  }

  private func change(_ values: [String: String]) {
    let old = lock.withLock { setting }
    var new = old
    for (name, value) in values {
      SettingName(rawValue: name)?.set(value.isEmpty ? nil : value, in: &new)
    }
    let (problem, forProcess) = DispatchQueue.main.sync { [new] in
      // The main queue runs on the main thread.
      MainActor.assumeIsolated { (new.problem, new.forProcess) }
    }
    if let problem { return broadcast(LiveWords.failed(problem.message)) }
    let shown = lock.withLock { () -> PreviewItem? in
      setting = new
      recording.note(values)
      return self.shown
    }
    // An app does not see these change while it runs.
    if new.language != old.language || new.os != old.os { return start() }
    send(.setting(forProcess))
    // A preview is made anew, because its orientation may come from its own traits.
    if let subject = shown?.subject, subject != .window { send(.show(subject)) }
  }
}

/// A message to a page.
enum PageMessage: Sendable {
  /// An object as JSON.
  case words(String)
  /// A change of the picture: an object as JSON, and the PNG files of its parts.
  case picture(String, Data)
}

extension LiveRequest {
  /// Whether a page may ask for it. Pictures are written to files by scripts only.
  fileprivate var isOfPage: Bool {
    switch self {
    case .touch, .perform, .scene, .screen, .inspect: true
    case .show, .setting, .wait, .picture, .comparedScreen, .stream: false
    }
  }
}
