// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

/// The steps that a user did with an app since its start, as a script that does the same.
struct LiveRecording {
  /// A step: the name of its form, its value and its details.
  private struct Step {
    var name: String
    var value: JSONValue?
    var details: [(key: String, value: JSONValue)] = []
  }

  private var steps: [Step] = []

  /// Begins with the setting in which the app starts.
  init(_ setting: Setting = Setting(), preview: String? = nil) {
    for name in SettingName.allCases {
      if let value = name.value(in: setting) { steps.append(Step(name: name.rawValue, value: .string(value))) }
    }
    if let preview { note(preview: preview) }
  }

  /// Notes a request that was carried out.
  mutating func note(_ request: LiveRequest, _ content: LiveReply.Content) {
    switch (request, content) {
    case (.touch, .gesture(let gesture)):
      if gesture.replacesLast, !steps.isEmpty { steps.removeLast() }
      append(gesture.action)
    case (.perform(.wheel(let target, _, _)), .scrolled(let dx, let dy)): append(.wheel(target, dx: dx, dy: dy))
    case (.perform(.key(let key)), .ignored): steps += Self.step(.key(key)).map { [$0] } ?? []
    case (.perform(let action), .done): append(action)
    case (.scene(let number), .done): steps.append(Step(name: "scene", value: .integer(number)))
    default: break
    }
  }

  /// Notes a change of the setting.
  mutating func note(_ values: [String: String]) {
    for (name, value) in values.sorted(by: { $0.key < $1.key })
    where !value.isEmpty && SettingName(rawValue: name) != nil {
      steps.append(Step(name: name, value: .string(value)))
    }
  }

  /// Notes that a preview is shown.
  mutating func note(preview: String) { steps.append(Step(name: "preview", value: .string(preview))) }

  /// The steps as a file for `tinamou run --steps`.
  var yaml: String { steps.map { "- \(Self.text(of: $0))\n" }.joined() }

  private static func text(of step: Step) -> String {
    guard let value = step.value else { return step.name }
    if step.details.isEmpty { return "\(step.name): \(value.compactText)" }
    let details = step.details.map { ", \($0.key): \($0.value.compactText)" }.joined()
    return "{ \(step.name): \(value.compactText)\(details) }"
  }

  // MARK: Actions

  /// The step of an action, as scripts write it; `nil` for one that no page asks for.
  static func text(of action: LiveAction) -> String? { step(action).map { text(of: $0) } }

  private mutating func append(_ action: LiveAction) {
    switch action {
    case .key(let key) where key.isCharacter:
      if steps.last?.name == "type", steps.last?.details.isEmpty == true, case .string(let text)? = steps.last?.value {
        steps[steps.count - 1].value = .string(text + key.name)
      } else {
        steps.append(Step(name: "type", value: .string(key.name)))
      }
    case .wheel(let target, let dx, let dy): append(wheelAt: target, dx: dx, dy: dy)
    default:
      if let step = Self.step(action) { steps.append(step) }
    }
  }

  /// Adds a turn of the wheel to the last one, if it was at the same place and in the same direction.
  private mutating func append(wheelAt target: LiveTarget, dx: Double, dy: Double) {
    let new = Step(name: "wheel", value: .exact(dy), details: [("at", Self.value(target)), ("x", .exact(dx))])
    if let last = steps.last, last.name == "wheel", last.details[0].value == new.details[0].value,
      let y = last.value?.number, let x = last.details[1].value.number, y * dy >= 0, x * dx >= 0
    {
      steps[steps.count - 1].value = .exact(y + dy)
      steps[steps.count - 1].details[1].value = .exact(x + dx)
    } else {
      steps.append(new)
    }
  }

  /// The step of an action that a page can ask for.
  private static func step(_ action: LiveAction) -> Step? {
    switch action {
    case .tap(let target, let count):
      var step = Step(name: count == 2 ? "double-tap" : "tap", value: value(target))
      if count > 2 { step.details.append(("count", .integer(count))) }
      return step
    case .press(let target, let seconds):
      return Step(name: "press", value: value(target), details: [("seconds", .exact(seconds))])
    case .fingers(let strokes): return Step(name: "fingers", value: .array(strokes.map(path)))
    case .type(let text, let target):
      return Step(name: "type", value: .string(text), details: target.map { [("into", value($0))] } ?? [])
    case .key(let key):
      let modifiers = key.modifiers.map(\.rawValue).sorted()
      let details = modifiers.isEmpty ? [] : [("with", JSONValue.string(modifiers.joined(separator: "+")))]
      return Step(name: "key", value: .string(key.name), details: details)
    case .back: return Step(name: "back")
    case .dismiss: return Step(name: "dismiss")
    case .hideKeyboard: return Step(name: "hide-keyboard")
    case .shake: return Step(name: "shake")
    case .memoryWarning: return Step(name: "memory-warning")
    case .background: return Step(name: "background")
    case .foreground: return Step(name: "foreground")
    case .activate(let target): return Step(name: "activate", value: value(target))
    default: return nil
    }
  }

  private static func value(_ target: LiveTarget) -> JSONValue {
    switch target {
    case .word(let word): .string(word)
    case .point(let x, let y): .object([("at", .array([.exact(x), .exact(y)]))])
    }
  }

  private static func path(_ stroke: [StrokePoint]) -> JSONValue {
    .array(stroke.map { .array([.exact($0.x), .exact($0.y), .exact($0.time)]) })
  }
}

extension JSONValue {
  /// A number with the digits that it has: to a thousandth, in which places and times are recorded, if it is one.
  fileprivate static func exact(_ value: Double) -> JSONValue {
    let rounded = (value * 1000).rounded() / 1000
    if abs(rounded - value) > 1e-9 { return .number(value) }
    return rounded == rounded.rounded() ? .integer(Int(rounded)) : .number(rounded)
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension LiveKey {
  /// Whether the key types a character.
  fileprivate var isCharacter: Bool { name.count == 1 && modifiers.isSubset(of: [.shift]) }
}

extension SettingName {
  /// The part of a setting; `nil` for its usual value.
  func value(in setting: Setting) -> String? {
    switch self {
    case .device: setting.device
    case .orientation: setting.orientation
    case .os: setting.os
    case .appearance: setting.appearance
    case .direction: setting.direction
    case .contrast: setting.contrast
    case .language: setting.language
    case .textSize: setting.textSize
    }
  }
}
