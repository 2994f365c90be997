// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import Reports
import ScreenComparison

/// The report on the screens of a comparison, as text, as a comment and for programs.
struct ScreenChangeReport {
  let changes: [ScreenChange]
  /// The words for what was left out, each a sentence.
  var notes: [String] = []
  /// The folder of the pictures.
  var folder = ""

  /// The path of a picture, as seen from the folder.
  func place(ofPicture path: String) -> String {
    path.path(from: folder)
  }

  /// Whether a screen differs.
  var isChanged: Bool { changes.contains(where: \.isChanged) }

  // MARK: Text

  /// The table of all screens between two settings, then the sentences of each that differs.
  var text: String {
    let shown = changes.filter(\.isChanged)
    let parts = shown.map { change in
      ([change.title + place(of: change)] + change.sentences.map { "  " + $0.singleLine }).joined(separator: "\n")
        + "\n"
    }
    return ([table?.text].compactMap { $0 } + parts + [count + "\n"]).joined(separator: "\n")
  }

  /// The differences of what assistive technology reads, for each screen that has some.
  var spokenText: String {
    let parts = changes.compactMap { change -> String? in
      let lines = change.spoken.lines
      guard !lines.isEmpty else { return nil }
      let sides = ["--- \(change.before.name)", "+++ \(change.after.name)"]
      return ([change.title + place(of: change)] + sides + lines).joined(separator: "\n") + "\n"
    }
    return parts.isEmpty ? "The same is read on all screens.\n" : parts.joined(separator: "\n")
  }

  private func place(of change: ScreenChange) -> String { change.place.isEmpty ? "" : "   " + change.place }

  /// The number of screens that differ, as a sentence.
  var count: String {
    let changed = changes.count { $0.isChanged }
    if changes.isEmpty { return "No screen is compared." }
    let noun = changes.count == 1 ? "screen" : "screens"
    return changed == 0
      ? "Nothing changes on \(changes.count) \(noun)." : "\(changed) of \(changes.count) \(noun) changed."
  }

  /// The table of what differs on each screen; `nil` for a comparison of sources.
  var table: SettingTable? {
    let rows = changes.compactMap { change -> (name: String, difference: SettingDifference?)? in
      switch change.content {
      case .settings(let difference): (change.title, difference)
      case .missing: (change.title, nil)
      case .sources: nil
      }
    }
    let isOfSettings = changes.contains { if case .settings = $0.content { true } else { false } }
    return isOfSettings ? SettingTable(rows) : nil
  }

  // MARK: JSON

  /// The screens with their sentences, causes and pictures.
  var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("changed", .bool(isChanged)), ("screens", .array(changes.map(json))),
      ("leftOut", .array(notes.map { .string($0) })),
    ])
  }

  private func json(of change: ScreenChange) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(change.name)), ("place", .string(change.place)), ("setting", .string(change.setting)),
      ("before", .string(change.before.name)), ("after", .string(change.after.name)),
      ("changed", .bool(change.isChanged)), ("sentences", .array(change.sentences.map { .string($0) })),
    ]
    members.append(("spoken", .array(change.spoken.lines.map { .string($0) })))
    if case .settings(let difference) = change.content {
      members.append(("causes", .array(difference.causes.map(json))))
    }
    if change.isChanged {
      members.append(("pictures", .array(change.pictures.map { .string($0.path) })))
    }
    return .object(members)
  }

  private func json(of cause: SettingCause) -> JSONValue {
    func frames(_ frames: [Rectangle]) -> JSONValue {
      .array(frames.map { .array($0.values.map { .number($0) }) })
    }
    return .object([
      ("kind", .string(cause.kind.rawValue)), ("views", .array(cause.subjects.map { .string($0) })),
      ("before", frames(cause.before)), ("after", frames(cause.after)),
      ("consequences", .array(cause.consequences.map { .string($0) })),
    ])
  }
}
