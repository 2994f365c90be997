// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Tinamou

/// A kind of the steps of a script. Files, command lines, help texts, the page of the documentation and the tools of the protocol have
/// their steps from the same table.
struct StepForm: Sendable {
  /// The kind of a value.
  enum Kind: Equatable, Sendable {
    /// A view or a point.
    case target
    case text, number
    /// Numbers, such as those of a point.
    case numbers
    /// A list of texts.
    case words
    /// A list of points.
    case path
    case flag
    case choice([String])
  }

  /// A value or a detail of a step.
  struct Part: Sendable {
    let name: String
    let kind: Kind
    let summary: String
  }

  /// The name in files and, after two hyphens, on command lines.
  let name: String
  /// The value after the name; `nil` for a step that has none.
  var value: Part?
  /// The purpose of the step, as a request.
  let summary: String
  /// The values that may stand beside the name.
  var details: [Part] = []
  /// The name of the tool of the protocol, if it is another one.
  var toolName: String?
  let make: @Sendable (StepArguments) throws(LiveStepError) -> LiveStep

  /// The form with a name; `nil` if there is none.
  static func named(_ name: String) -> StepForm? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Makes the step, after a look at its values.
  func step(_ value: StepValue?, _ details: [String: StepValue]) throws(LiveStepError) -> LiveStep {
    let isPlaced = self.value?.kind == .target && details["at"] != nil
    guard value != nil || self.value == nil || isPlaced || details["path"] != nil else {
      throw LiveStepError(message: "'\(name)' needs a value")
    }
    return try make(StepArguments(step: name, value: value, details: details))
  }
}

extension StepForm {
  private static let view = Part(
    name: "view", kind: .target,
    summary:
      "The view: its identifier, the property that holds it, its label, text, class or line; Pick[2] is the second of several"
  )
  private static let at = Part(name: "at", kind: .numbers, summary: "A point of the screen, in place of a view: [x, y]")
  private static let on = Part(name: "on", kind: .target, summary: "The view, or the middle of the screen")

  /// All forms, in the order of help texts.
  static let all: [StepForm] = taps + gestures + texts + lists + system + looks + settings

  private static func seconds(_ summary: String) -> Part { Part(name: "seconds", kind: .number, summary: summary) }

  private static let taps = [
    StepForm(
      name: "tap", value: view, summary: "Tap a view.",
      details: [at, Part(name: "count", kind: .number, summary: "The number of taps")]
    ) { arguments throws(LiveStepError) in
      .action(.tap(try arguments.target(), count: Int(max(1, min(try arguments.number("count") ?? 1, 20)))))
    },
    StepForm(name: "double-tap", value: view, summary: "Tap a view twice.", details: [at]) {
      arguments throws(LiveStepError) in .action(.tap(try arguments.target(), count: 2))
    },
    StepForm(
      name: "press", value: view, summary: "Rest a finger on a view, for a second.",
      details: [at, seconds("The time for which the finger rests")]
    ) { arguments throws(LiveStepError) in
      .action(.press(try arguments.target(), seconds: try arguments.number("seconds") ?? 1))
    },
    StepForm(name: "activate", value: view, summary: "Activate a view as assistive technology does.", details: [at]) {
      arguments throws(LiveStepError) in .action(.activate(try arguments.target()))
    },
  ]

  private static let direction = Part(
    name: "direction", kind: .choice(LiveDirection.allCases.map(\.rawValue)), summary: "The direction of the finger")

  private static let gestures = [
    StepForm(
      name: "swipe", value: direction, summary: "Swipe over the screen, or over a view.",
      details: [
        on, Part(name: "from", kind: .choice(["left", "right", "top", "bottom"]), summary: "An edge of the screen"),
      ]
    ) { arguments throws(LiveStepError) in
      let edges = ["left": LiveDirection.left, "right": .right, "top": .up, "bottom": .down]
      let name = try arguments.text("from")
      if let name, edges[name] == nil {
        throw LiveStepError(message: "'from' is one of left, right, top, bottom, not '\(name)'")
      }
      return .action(
        .swipe(
          try arguments.choice(of: LiveDirection.self), on: try arguments.target("on"), edge: name.flatMap { edges[$0] }
        ))
    },
    StepForm(
      name: "drag", value: view, summary: "Drag a view, or along a path.",
      details: [
        at, Part(name: "to", kind: .target, summary: "The view or point at which the finger is lifted"),
        Part(name: "by", kind: .numbers, summary: "The way of the finger, in place of a view: [dx, dy]"),
        Part(
          name: "path", kind: .path, summary: "The points of the way: [[x, y], …], with times: [[x, y, seconds], …]"),
        Part(name: "hold", kind: .number, summary: "The seconds for which the finger rests first, as to lift a row"),
        seconds(
          "The time of the way, at whose end the finger is lifted as it moves; without it, the finger rests first"),
      ], make: drag),
    StepForm(
      name: "fingers",
      value: Part(name: "paths", kind: .path, summary: "The ways of the fingers: lists of points with times"),
      summary: "Move fingers as they were recorded."
    ) { arguments throws(LiveStepError) in
      guard case .list(let paths)? = arguments.value else {
        throw LiveStepError(message: "'fingers' needs a list of paths")
      }
      var strokes: [[StrokePoint]] = []
      for path in paths { strokes.append(try arguments.path(path, seconds: 0.3)) }
      return .action(.fingers(strokes))
    },
    StepForm(
      name: "pinch", value: Part(name: "factor", kind: .number, summary: "The factor of the fingers’ distance"),
      summary: "Pinch with two fingers; a factor above 1 spreads them.", details: [on]
    ) { arguments throws(LiveStepError) in
      let factor = try arguments.number()
      guard factor > 0, factor <= 20 else { throw LiveStepError(message: "'pinch' needs a factor from 0 to 20") }
      return .action(.pinch(try arguments.target("on"), factor: factor))
    },
    StepForm(
      name: "rotate-fingers", value: Part(name: "degrees", kind: .number, summary: "The angle, clockwise"),
      summary: "Turn two fingers around a point.", details: [on]
    ) { arguments throws(LiveStepError) in
      .action(.twist(try arguments.target("on"), degrees: try arguments.number()))
    },
  ]

  @Sendable private static func drag(_ arguments: StepArguments) throws(LiveStepError) -> LiveStep {
    let seconds = try arguments.number("seconds") ?? 0.4
    let hold = try arguments.number("hold") ?? 0
    let rests = arguments.details["seconds"] == nil
    if let path = arguments.details["path"] {
      let points = try arguments.path(path, seconds: seconds)
      if try arguments.hasTimes(path) { return .action(.fingers([points])) }
      let places = points.map { LiveTarget.point(x: Double($0.x), y: Double($0.y)) }
      return .action(.drag(places, holding: hold, seconds: seconds, rests: rests))
    }
    let start = try arguments.target()
    if let end = try arguments.target("to") {
      return .action(.drag([start, end], holding: hold, seconds: seconds, rests: rests))
    }
    guard arguments.details["by"] != nil else { throw LiveStepError(message: "'drag' needs 'to', 'by' or 'path'") }
    let way = try arguments.numbers("by", count: 2...2)
    return .action(.dragBy(start, dx: way[0], dy: way[1], holding: hold, seconds: seconds, rests: rests))
  }

  private static let texts = [
    StepForm(
      name: "type", value: Part(name: "text", kind: .text, summary: "The text; a line break is the return key"),
      summary: "Type into what is being edited, or into a field, which is tapped first.",
      details: [Part(name: "into", kind: .target, summary: "The field")], toolName: "type_text"
    ) { arguments throws(LiveStepError) in
      .action(.type(try arguments.text(), into: try arguments.target("into")))
    },
    StepForm(
      name: "key",
      value: Part(
        name: "key", kind: .text,
        summary: "A character, or Enter, Backspace, Escape, Tab, ArrowUp …: command+n for a shortcut"),
      summary: "Press a key of a keyboard.",
      details: [Part(name: "with", kind: .text, summary: "Keys that are held: command, shift, option, control")]
    ) { arguments throws(LiveStepError) in .action(.key(try key(arguments))) },
    StepForm(name: "return", summary: "Press the return key.") { _ throws(LiveStepError) in
      .action(.key(LiveKey("Enter")))
    },
    StepForm(name: "hide-keyboard", summary: "Hide the keyboard.") { _ throws(LiveStepError) in .action(.hideKeyboard)
    },
  ]

  private static func key(_ arguments: StepArguments) throws(LiveStepError) -> LiveKey {
    var parts = try arguments.text().split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The key itself may be a plus sign.
    let name = parts.suffix(2) == ["", ""] ? "+" : parts.last ?? ""
    parts.removeLast(name == "+" ? 2 : 1)
    parts += try arguments.text("with")?.split(separator: "+").map(String.init) ?? []
    let words = ["cmd": "command", "ctrl": "control", "alt": "option"]
    var modifiers: Set<LiveKey.Modifier> = []
    for part in parts {
      guard let modifier = LiveKey.Modifier(rawValue: words[part.lowercased()] ?? part.lowercased()) else {
        throw LiveStepError(message: "there is no modifier key '\(part)'; there are command, shift, option, control")
      }
      modifiers.insert(modifier)
    }
    guard !name.isEmpty else { throw LiveStepError(message: "'key' needs a key") }
    let names = [
      "return": "Enter", "Return": "Enter", "enter": "Enter", "escape": "Escape", "delete": "Backspace", "tab": "Tab",
    ]
    return LiveKey(names[name] ?? name, modifiers)
  }

  private static let lists = [
    StepForm(
      name: "scroll",
      value: Part(
        name: "points", kind: .text, summary: "The distance; positive shows what is below; list:300 for a certain view"),
      summary: "Scroll the largest list, or another one.",
      details: [
        Part(name: "in", kind: .target, summary: "The scroll view"),
        Part(name: "x", kind: .number, summary: "The distance to the right"),
      ]
    ) { arguments throws(LiveStepError) in
      let parts = try arguments.text().split(separator: ":").map(String.init)
      let named = parts.count > 1 ? LiveTarget.word(parts.dropLast().joined(separator: ":")) : nil
      let distance = StepArguments(step: "scroll", value: .text(parts.last ?? ""), details: [:])
      return .action(
        .scroll(
          try arguments.target("in") ?? named, dx: try arguments.number("x") ?? 0, dy: try distance.number()))
    },
    StepForm(
      name: "scroll-to", value: Part(name: "view", kind: .text, summary: view.summary),
      summary: "Scroll until a view is seen.",
      details: [Part(name: "in", kind: .target, summary: "The scroll view in which it is looked for")]
    ) { arguments throws(LiveStepError) in
      .action(.scrollTo(try arguments.text(), in: try arguments.target("in")))
    },
    StepForm(
      name: "wheel", value: Part(name: "points", kind: .number, summary: "The distance; positive shows what is below"),
      summary: "Turn the wheel of a pointer.",
      details: [at, Part(name: "x", kind: .number, summary: "The distance to the right")]
    ) { arguments throws(LiveStepError) in
      guard let target = try arguments.target("at") else { throw LiveStepError(message: "'wheel' needs 'at'") }
      return .action(.wheel(target, dx: try arguments.number("x") ?? 0, dy: try arguments.number()))
    },
    StepForm(
      name: "choose",
      value: Part(name: "titles", kind: .words, summary: "The title, or the titles from the menu to the item"),
      summary: "Choose an item of the open menu; Sort > By name for one of a submenu."
    ) { arguments throws(LiveStepError) in .action(.choose(try arguments.words())) },
  ]

  private static let system = [
    StepForm(name: "back", summary: "Tap the back button.") { _ throws(LiveStepError) in .action(.back) },
    StepForm(name: "dismiss", summary: "Close the menu, popover or sheet in front.") { _ throws(LiveStepError) in
      .action(.dismiss)
    },
    StepForm(
      name: "rotate",
      value: Part(name: "orientation", kind: .choice(["portrait", "landscape"]), summary: "The orientation"),
      summary: "Rotate the device."
    ) { arguments throws(LiveStepError) in .change(.orientation, try arguments.text()) },
    StepForm(
      name: "resize", value: Part(name: "size", kind: .numbers, summary: "The width and height, in points: [600, 800]"),
      summary: "Resize the app’s scene, as on a tablet."
    ) { arguments throws(LiveStepError) in
      let size = try arguments.numbers(count: 2...2)
      guard size.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
        throw LiveStepError(message: "'resize' needs a width and a height from 1 to 10000")
      }
      return .action(.resize(width: size[0], height: size[1]))
    },
    StepForm(name: "fold", summary: "Fold the phone: the app moves to its outer screen.") { _ throws(LiveStepError) in
      .change(.device, "iPhone Duo (outer screen)")
    },
    StepForm(name: "unfold", summary: "Unfold the phone: the app moves to its inner screen.") {
      _ throws(LiveStepError) in
      .change(.device, "iPhone Duo")
    },
    StepForm(name: "shake", summary: "Shake the device.") { _ throws(LiveStepError) in .action(.shake) },
    StepForm(name: "memory-warning", summary: "Tell the app that memory is low.") { _ throws(LiveStepError) in
      .action(.memoryWarning)
    },
    StepForm(name: "background", summary: "Move the app to the background.") { _ throws(LiveStepError) in
      .action(.background)
    },
    StepForm(name: "foreground", summary: "Move the app to the foreground.") { _ throws(LiveStepError) in
      .action(.foreground)
    },
    StepForm(
      name: "scene", value: Part(name: "number", kind: .number, summary: "The number of the scene, from 1"),
      summary: "Show another of the scenes that the app has opened, on a tablet."
    ) { arguments throws(LiveStepError) in
      let text = try arguments.text()
      guard let number = Int(text), number > 0 else {
        throw LiveStepError(message: "'scene' needs a number from 1, not '\(text)'")
      }
      return .request(.scene(number))
    },
  ]

  private static let looks = [
    StepForm(
      name: "wait", value: Part(name: "seconds", kind: .number, summary: "The time"), summary: "Let time pass."
    ) { arguments throws(LiveStepError) in .request(.wait(try arguments.number())) },
    StepForm(
      name: "wait-for", value: Part(name: "text", kind: .text, summary: "The text, or a part of it"),
      summary: "Wait until a text is shown, for five seconds at most.",
      details: [seconds("The longest time"), Part(name: "gone", kind: .flag, summary: "Wait until it is not shown")]
    ) { arguments throws(LiveStepError) in
      .action(
        .waitFor(
          try arguments.text(), isShown: try !arguments.isSet("gone"), seconds: try arguments.number("seconds") ?? 5))
    },
    StepForm(
      name: "picture", value: Part(name: "file", kind: .text, summary: "The file"),
      summary: "Write a picture of the screen."
    ) { arguments throws(LiveStepError) in .picture(try arguments.text()) },
    StepForm(name: "tree", summary: "Print the views.") { _ throws(LiveStepError) in .tree },
    StepForm(name: "accessibility", summary: "Print what assistive technology reads.") { _ throws(LiveStepError) in
      .accessibility
    },
    StepForm(
      name: "preview", value: Part(name: "name", kind: .text, summary: "The name, or App for the app’s own window"),
      summary: "Show a preview in place of the app’s window.", toolName: "show_preview"
    ) { arguments throws(LiveStepError) in .preview(try arguments.text()) },
  ]

  /// The parts of the setting, which are options on a command line.
  private static let settings = SettingName.allCases.map { name in
    StepForm(
      name: name.rawValue, value: Part(name: "value", kind: .text, summary: "The value"),
      summary: "Change the setting while the app runs."
    ) { arguments throws(LiveStepError) in .change(name, try arguments.text()) }
  }
}
