// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports
import Tinamou

/// The messages to pages, each an object with a `kind`.
enum LiveWords {
  /// The choices of a page.
  static func hello(visit: Int, _ choices: LiveChoices) -> String {
    message(
      "hello",
      [
        ("visit", .integer(visit)), ("folder", .string(FileManager.default.currentDirectoryPath)),
        ("items", .array(choices.items.map(\.json))), ("systems", .array(systems.map { .string($0) })),
        ("sources", .object(choices.sources.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
        ("languages", .array(choices.languages.map { .string($0) })), ("devices", .array(devices.map { .string($0) })),
      ])
  }

  /// The preview that a stage shows, and its setting.
  static func stage(_ number: Int, shown: PreviewItem?, setting: Setting, isPinned: Bool) -> String {
    message(
      "stage",
      [
        ("shown", shown.map { .string($0.name) } ?? .null), ("pinned", .bool(isPinned)),
        ("os", .string(setting.os ?? String(InterfaceGeneration.standard.rawValue))),
        ("language", .string(setting.language ?? "")), ("contrast", .string(setting.contrast ?? "normal")),
        ("device", .string(setting.device ?? DeviceProfile.standard.name)),
        ("appearance", .string(setting.appearance ?? "light")), ("direction", .string(setting.direction ?? "ltr")),
        ("text-size", .string(setting.textSize ?? "l")), ("orientation", .string(setting.orientation ?? "portrait")),
      ], stage: number)
  }

  /// The versions of iOS that an app of today runs on.
  private static var systems: [String] {
    InterfaceGeneration.allCases.filter { $0 >= .iOS16 }.map { String($0.rawValue) }
  }

  private static var devices: [String] { DeviceProfile.all.map(\.name) }

  static func picture(_ change: PictureChange, stage: Int) -> String {
    let parts = change.parts.map { part in
      JSONValue.object([("area", area(part.area)), ("count", .integer(part.byteCount))])
    }
    let move = change.move.map { move in
      JSONValue.object([("area", area(move.area)), ("distance", .integer(move.distance))])
    }
    return message(
      "picture",
      [
        ("width", .integer(change.width)), ("height", .integer(change.height)),
        ("points", .array([.number(change.size.width), .number(change.size.height)])),
        ("move", move ?? .null), ("parts", .array(parts)),
      ], stage: stage)
  }

  private static func area(_ area: PictureChange.Area) -> JSONValue {
    .array([area.x, area.y, area.width, area.height].map { .integer($0) })
  }

  /// The open scenes, by their titles or numbers.
  static func scenes(_ scenes: OpenScenes, stage: Int) -> String {
    let names = scenes.titles.enumerated().map { $0.element.isEmpty ? "\($0.offset + 1)" : $0.element }
    return message(
      "scenes", [("names", .array(names.map { .string($0) })), ("shown", .integer(scenes.shown))], stage: stage)
  }

  static func failed(_ text: String, stage: Int) -> String {
    message("failed", [("text", .string(text))], stage: stage)
  }
  static func started(stage: Int) -> String { message("started", [], stage: stage) }
  static func closed(stage: Int) -> String { message("closed", [], stage: stage) }
  static func ended(_ reason: String, stage: Int) -> String {
    message("ended", [("text", .string(reason))], stage: stage)
  }
  /// A part of what the app prints.
  static func log(_ text: String, stage: Int) -> String { message("log", [("text", .string(text))], stage: stage) }
  /// The steps that the page shows, and all those that lead to what the app shows.
  static func recording(_ text: String, way: String, stage: Int) -> String {
    message("recording", [("text", .string(text)), ("way", .string(way))], stage: stage)
  }
  static func test(_ text: String) -> String { message("test", [("text", .string(text))]) }

  /// The number of the step that was played, with what is wrong.
  static func played(_ number: Int, of count: Int, problem: String?, stage: Int) -> String {
    message(
      "played",
      [
        ("step", .integer(number)), ("count", .integer(count)), ("problem", problem.map { .string($0) } ?? .null),
      ], stage: stage)
  }

  /// The errors of a build; `nil` after a build without errors. The lines around the places are part of it.
  static func build(_ text: String?) -> String {
    let excerpts = text.map(SourceExcerpt.excerpts(of:)) ?? []
    return message(
      "build", [("text", text.map { .string($0) } ?? .null), ("excerpts", .array(excerpts.map(\.json)))])
  }

  /// A preview of the gallery, with its picture.
  static func thumbnail(_ item: PreviewItem, picture: Data?, findings: [String], problem: String?) -> String {
    message(
      "thumbnail",
      [
        ("name", .string(item.name)), ("picture", picture.map { .string($0.base64EncodedString()) } ?? .null),
        ("findings", .array(findings.map { .string($0) })), ("problem", problem.map { .string($0) } ?? .null),
      ])
  }

  /// The description of a view as text.
  static func text(of view: InspectedView) -> String {
    let sections = sections(of: view).map { title, lines in "\(title): \(lines.joined(separator: "\n  "))" }
    return ([ScreenReport.line(for: view.element)] + sections).joined(separator: "\n")
  }

  private static func sections(of view: InspectedView) -> [(String, [String])] {
    let priorities =
      "hugging \(numbers(view.hugging)), compression resistance \(numbers(view.compression)) (horizontal, vertical)"
    let sections: [(String, [String])] = [
      ("In", [view.path.joined(separator: " › ")]), ("Priorities", [priorities]),
      ("Constraints", view.constraints.map { ConstraintMessages.line(for: $0).trimmingCharacters(in: .whitespaces) }),
      ("Why", lines(of: ValueReport(view.explanations).text)),
      ("Findings", view.findings.flatMap { [CheckReport.sentence(for: $0)] + CheckReport.notes(below: $0) }),
    ]
    return sections.filter { !$0.1.isEmpty }
  }

  private static func numbers(_ values: [Float]) -> String {
    values.map { String(format: "%g", $0) }.joined(separator: " and ")
  }

  private static func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private static func message(
    _ kind: String, _ members: [(key: String, value: JSONValue)], stage: Int? = nil
  ) -> String {
    let head: [(key: String, value: JSONValue)] =
      [("kind", .string(kind))] + (stage.map { [("stage", .integer($0))] } ?? [])
    return JSONValue.object(head + members).compactText
  }
}
