// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports
import Tinamou

/// The messages to pages, each an object with a `kind`.
enum LiveWords {
  static func hello(items: [PreviewItem], shown: PreviewItem?, setting: Setting, languages: [String]) -> String {
    message(
      "hello",
      [
        ("items", .array(items.map { .object([("name", .string($0.name)), ("place", .string($0.place))]) })),
        ("shown", shown.map { .string($0.name) } ?? .null),
        ("systems", .array(systems.map { .string($0) })),
        ("os", .string(setting.os ?? String(InterfaceGeneration.standard.rawValue))),
        ("languages", .array(languages.map { .string($0) })), ("language", .string(setting.language ?? "")),
        ("contrast", .string(setting.contrast ?? "normal")),
        ("devices", .array(devices.map { .string($0) })),
        ("device", .string(setting.device ?? DeviceProfile.standard.name)),
        ("appearance", .string(setting.appearance ?? "light")), ("direction", .string(setting.direction ?? "ltr")),
        ("text-size", .string(setting.textSize ?? "l")), ("orientation", .string(setting.orientation ?? "portrait")),
      ])
  }

  /// The versions of iOS that an app of today runs on.
  private static var systems: [String] {
    InterfaceGeneration.allCases.filter { $0 >= .iOS16 }.map { String($0.rawValue) }
  }

  private static var devices: [String] { DeviceProfile.all.map(\.name) }

  static func picture(_ change: PictureChange) -> String {
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
      ])
  }

  private static func area(_ area: PictureChange.Area) -> JSONValue {
    .array([area.x, area.y, area.width, area.height].map { .integer($0) })
  }

  /// The open scenes, by their titles or numbers.
  static func scenes(_ scenes: OpenScenes) -> String {
    let names = scenes.titles.enumerated().map { $0.element.isEmpty ? "\($0.offset + 1)" : $0.element }
    return message("scenes", [("names", .array(names.map { .string($0) })), ("shown", .integer(scenes.shown))])
  }

  static func tree(_ text: String) -> String { message("tree", [("text", .string(text))]) }
  static func failed(_ text: String) -> String { message("failed", [("text", .string(text))]) }
  static func ended(_ reason: String) -> String { message("ended", [("text", .string("The app ended: \(reason)"))]) }
  /// A part of what the app prints.
  static func log(_ text: String) -> String { message("log", [("text", .string(text))]) }
  static func recording(_ text: String) -> String { message("recording", [("text", .string(text))]) }

  /// The errors of a build; `nil` after a build without errors.
  static func build(_ text: String?) -> String { message("build", [("text", text.map { .string($0) } ?? .null)]) }

  /// The description of a view, in lines.
  static func view(_ view: InspectedView) -> String {
    message(
      "view",
      [
        ("title", .string(ScreenReport.line(for: view.element))),
        ("frame", .array(view.element.frame.values.map { .number($0) })),
        (
          "sections",
          .array(
            sections(of: view).map { title, lines in
              .object([("title", .string(title)), ("lines", .array(lines.map { .string($0) }))])
            })
        ),
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

  private static func message(_ kind: String, _ members: [(key: String, value: JSONValue)]) -> String {
    JSONValue.object([("kind", .string(kind))] + members).compactText
  }
}
