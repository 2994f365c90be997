// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports
import Synchronization

/// Draws all previews of a program small, one after another, in an app of its own.
final class LiveGallery: Sendable {
  private let choices: LiveChoices
  private let setting: Setting
  private let tell: @Sendable (String) -> Void
  private let isStopped = Atomic(false)

  /// The number of pixels per point.
  private static let scale = 0.6

  init(_ choices: LiveChoices, _ setting: Setting, tell: @escaping @Sendable (String) -> Void) {
    (self.choices, self.setting, self.tell) = (choices, setting, tell)
  }

  /// Ends the drawing after the present preview.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Draws, and tells of each preview its picture and what is wrong with it. One that ends the app is told with the reason.
  func draw() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    var app: LiveProcess?
    for item in choices.items where !isStopped.load(ordering: .relaxed) {
      guard let subject = item.subject else { continue }
      let running: LiveProcess
      do throws(ScriptProblem) {
        if let app { running = app } else { running = try LiveProcess(program: choices.program, setting: setting) }
      } catch {
        tell(LiveWords.thumbnail(item, picture: nil, findings: [], problem: error.message))
        continue
      }
      app = running
      do throws(LiveEnd) {
        tell(try thumbnail(item, subject, running, file))
      } catch {
        app = nil
        tell(LiveWords.thumbnail(item, picture: nil, findings: [], problem: error.reason))
      }
    }
    app?.end()
  }

  private func thumbnail(
    _ item: PreviewItem, _ subject: PreviewSubject, _ app: LiveProcess, _ file: URL
  ) throws(LiveEnd) -> String {
    if case .failed(let failure) = try app.answer(to: .show(subject)) {
      return LiveWords.thumbnail(item, picture: nil, findings: [], problem: LiveMessages.sentence(for: failure))
    }
    _ = try app.answer(to: .picture(file.path, scale: Self.scale))
    var sentences: [String] = []
    if case .findings(let findings) = try app.answer(to: .findings) {
      sentences = findings.map { CheckReport.sentence(for: $0.finding) }
    }
    return LiveWords.thumbnail(item, picture: try? Data(contentsOf: file), findings: sentences, problem: nil)
  }
}
