// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pages
import Previews
import Synchronization

/// The visits of pages to a program: each page has its own, with its own state, unless it joins another one.
final class LiveHub: Sendable {
  private struct State {
    var sends: [Int: @Sendable (PageMessage) -> Void] = [:]
    var visits: [Int: LiveVisit] = [:]
    var nextPage = 1
    var choices: LiveChoices
    /// The errors of the last build, or that one is going on; `nil` if the program is what the sources say.
    var build: String?
    var port: UInt16 = 0

    /// The visits, each once.
    var allVisits: [LiveVisit] {
      Dictionary(visits.values.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first }).values.map { $0 }
    }
  }

  private let guarded: Mutex<State>
  private let setting: Setting

  /// The port of the server, which is part of its address.
  var port: UInt16 {
    get { guarded.withLock { $0.port } }
    set { guarded.withLock { $0.port = newValue } }
  }

  /// Creates a hub for a program. With items, a page lets one choose which of them is shown; the first is shown at the start.
  init(program: String, setting: Setting, items: [PreviewItem] = [], directories: [String] = []) {
    guarded = Mutex(State(choices: LiveChoices(program: program, items: items, directories: directories)))
    self.setting = setting
  }

  /// Whether a request comes from a page of this server.
  func accepts(_ host: String?, origin: String?) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host, hosts.contains(host) else { return false }
    guard let origin else { return true }
    return hosts.contains { origin == "http://\($0)" }
  }

  // MARK: Pages

  /// Adds a page, with a visit of its own. It is told the errors of the last build.
  func add(_ send: @escaping @Sendable (PageMessage) -> Void) -> Int {
    guarded.withLock { state in
      let page = state.nextPage
      state.nextPage += 1
      state.sends[page] = send
      if let build = state.build { send(.words(LiveWords.build(build))) }
      let visit = LiveVisit(number: page, state.choices, setting)
      state.visits[page] = visit
      visit.add(page, send)
      return page
    }
  }

  /// Removes a page. Its visit ends if no other page shares it.
  func remove(_ page: Int) {
    let visit = guarded.withLock { state -> LiveVisit? in
      state.sends[page] = nil
      return state.visits.removeValue(forKey: page)
    }
    visit?.remove(page)
  }

  /// Does what a page asks for.
  func receive(_ text: String, from page: Int) {
    guard let message = try? JSONDecoder().decode(LiveVisit.Message.self, from: Data(text.utf8)) else { return }
    if let number = message.join { return join(page, number) }
    guarded.withLock { $0.visits[page] }?.receive(message, from: page)
  }

  /// Moves a page to the visit of another one.
  private func join(_ page: Int, _ number: Int) {
    let (old, new, send) = guarded.withLock { state in
      (state.visits[page], state.visits.values.first { $0.number == number }, state.sends[page])
    }
    guard let new, let send, new !== old else { return }
    guarded.withLock { $0.visits[page] = new }
    old?.remove(page)
    new.add(page, send)
  }

  // MARK: Builds

  /// Takes what was built in place of the programs that run.
  func replace(with project: PreviewProject) {
    guard let program = project.program else { return }
    let (choices, visits) = guarded.withLock { state -> (LiveChoices, [LiveVisit]) in
      state.choices = LiveChoices(
        program: program, items: state.choices.items.isEmpty ? [] : project.items.filter { $0.subject != nil },
        directories: project.directories)
      return (state.choices, state.allVisits)
    }
    for visit in visits { visit.replace(with: choices) }
  }

  /// Shows the errors of a build, also to pages that come later; the apps that run stay.
  func showBuild(_ text: String?) {
    guarded.withLock { state in
      state.build = text
      for send in state.sends.values { send(.words(LiveWords.build(text))) }
    }
  }

  /// Ends all apps.
  func stop() {
    for visit in guarded.withLock({ $0.allVisits }) { visit.stop() }
  }
}

/// The choices of pages: a program and its previews.
struct LiveChoices: Sendable {
  let program: String
  let items: [PreviewItem]
  /// The paths of the sources, by their names: the program knows only the names of the files that made its constraints. A name that
  /// two files share is left out.
  let sources: [String: String]

  init(program: String, items: [PreviewItem], directories: [String]) {
    (self.program, self.items) = (program, items)
    let paths = directories.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
        $0.hasSuffix(".swift")
      }
      .map { folder + "/" + $0 }
    }
    let byName = Dictionary(grouping: Set(paths)) { ($0 as NSString).lastPathComponent }
    sources = byName.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The languages of the program's texts.
  var languages: [String] { LanguageCopy.languages(ofProgram: program) }

  /// Returns the item that an earlier one has become; the first one if there is none.
  func successor(of item: PreviewItem?) -> PreviewItem? {
    items.first { $0.subject == item?.subject } ?? items.first { $0.name == item?.name } ?? items.first
  }
}

/// A message to a page.
enum PageMessage: Sendable {
  /// An object as JSON.
  case words(String)
  /// A change of the picture: an object as JSON, and the PNG files of its parts.
  case picture(String, Data)
}
