// SPDX-License-Identifier: MIT

import LayoutModel
import Reports
import ScreenComparison

/// The report of `tinamou diff`.
struct DiffReport {
  private let files: [FileDifference]
  /// The number of sources that differ, of which the report says nothing else.
  private let sourceCount: Int
  /// The number of sentences about a file; `nil` for all.
  private let limit: Int?

  init(_ files: [FileDifference], sourceCount: Int = 0, isComplete: Bool = false) {
    self.files = files
    self.sourceCount = sourceCount
    limit = isComplete ? nil : DocumentSentences.limit
  }

  // MARK: Text

  /// The sentences, under the names of their files and screens.
  func text(style: ReportStyle) -> String {
    let parts = files.isEmpty ? ["no document or layout file differs\n"] : files.map { text(of: $0, style) }
    return (parts + [shortened, sources].compactMap { $0 }).joined(separator: "\n")
  }

  /// The advice about files of which not all sentences are printed; `nil` if there are none.
  private var shortened: String? {
    let count = files.filter { sentences(about: $0).isShortened }.count
    guard count > 0 else { return nil }
    let subject = count == 1 ? "1 file has" : "\(count) files have"
    return "\(subject) more changes than are told one by one. With --all, each has its sentence.\n"
  }

  private func sentences(about file: FileDifference) -> DocumentSentences {
    DocumentSentences(file.screens, limit: limit)
  }

  /// The advice about sources that differ; `nil` if none do.
  private var sources: String? {
    guard sourceCount > 0 else { return nil }
    let (noun, verb) = sourceCount == 1 ? ("source", "differs") : ("sources", "differ")
    return """
      \(sourceCount) \(noun) of layout in code \(verb), too. With --previews, the screens of the app are compared; with --steps \
      FILE, those to which a script leads.

      """
  }

  private func text(of file: FileDifference, _ style: ReportStyle) -> String {
    var lines = [style.bold(file.path.singleLine) + (file.earlierPath.map { " (\($0.singleLine) before)" } ?? "")]
    if let omission = file.omission { return (lines + ["  " + omission]).map { $0 + "\n" }.joined() }
    if file.isEmpty { lines.append("  " + ValueWords.capitalized(DifferenceSentences.nothing) + ".") }
    let isOnly = file.screenCount == 1
    for group in sentences(about: file).sections {
      if !isOnly { lines.append("  " + group.names.joined(separator: ", ").singleLine) }
      lines += group.sentences.map { (isOnly ? "  " : "    ") + $0.singleLine }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: JSON

  /// `{"schema":1,"changed":true,"files":[{"file":…,"screens":[{"name":…,"sentences":[…],"changes":[…]}]}]}`; frames are in points, in
  /// the coordinates of their screen.
  var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("changed", .bool(!files.allSatisfy(\.isEmpty))),
      ("files", .array(files.map(json(of:)))), ("otherSources", .integer(sourceCount)),
    ])
  }

  private func json(of file: FileDifference) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("file", .string(file.path))]
    if let earlier = file.earlierPath { members.append(("earlierFile", .string(earlier))) }
    if let omission = file.omission { members.append(("omission", .string(omission))) }
    members.append(("screens", .array(file.screens.map(json(of:)))))
    return .object(members)
  }

  private func json(of screen: ScreenDifference) -> JSONValue {
    .object([
      ("name", .string(screen.name)), ("presence", .string(screen.presence.rawValue)),
      ("sentences", .array(DifferenceSentences(screen).all.map { .string($0) })),
      ("changes", .array(screen.changes.map(json(of:)))),
      ("otherFrames", .array(screen.otherEffects.map(json(of:)))),
    ])
  }

  private func json(of change: ElementChange) -> JSONValue {
    .object([
      ("view", .string(change.subject)), ("says", .array(change.clauses.map { .string($0) })),
      ("frames", .array(change.effects.map(json(of:)))),
    ])
  }

  private func json(of effect: FrameEffect) -> JSONValue {
    .object([
      ("view", .string(effect.subject)), ("before", .array(effect.before.values.map { .number($0) })),
      ("after", .array(effect.after.values.map { .number($0) })),
    ])
  }
}
