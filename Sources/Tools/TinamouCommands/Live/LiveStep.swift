// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Yams

/// A step of a script that uses an app.
enum LiveStep: Equatable {
  /// Something that the app does.
  case request(LiveRequest)
  /// Another device, orientation, system, appearance, text size, direction or contrast, beside the others.
  case change(SettingName, String)
  /// A picture of the screen.
  case picture(String)
  /// The views of the screen, as text.
  case tree
  /// The elements that assistive technology reads, as text.
  case accessibility
}

/// A mistake in a script.
struct LiveStepError: Error, Equatable {
  let message: String
}

extension LiveStep {
  /// The options that are steps, on a command line.
  static let options: Set<String> = [
    "--tap", "--press", "--type", "--into", "--key", "--scroll", "--wait", "--scene", "--picture", "--tree",
    "--accessibility",
  ]

  /// Takes the steps out of a command line, in their order.
  static func steps(in arguments: inout [String]) throws(LiveStepError) -> [LiveStep] {
    var steps: [LiveStep] = []
    var rest: [String] = []
    var position = 0
    func value(of option: String) throws(LiveStepError) -> String {
      guard position + 1 < arguments.count else { throw LiveStepError(message: "\(option) needs a value") }
      position += 1
      return arguments[position]
    }
    while position < arguments.count {
      let argument = arguments[position]
      if argument == "--into" {
        guard case .request(.type(let text, nil))? = steps.last else {
          throw LiveStepError(message: "--into follows --type")
        }
        steps[steps.count - 1] = .request(.type(text, into: try value(of: argument)))
      } else if options.contains(argument) {
        let name = String(argument.dropFirst(2))
        let word = ["tree", "accessibility"].contains(name) ? nil : try value(of: argument)
        steps.append(try step(name, word, [:]))
      } else {
        rest.append(argument)
      }
      position += 1
    }
    arguments = rest
    return steps
  }

  /// Reads the steps of a file: a list, each element of which is the name of a step, or an object with its name and value.
  static func steps(inYAML text: String) throws(LiveStepError) -> [LiveStep] {
    let value: Any?
    do { value = try Yams.load(yaml: text) } catch { throw LiveStepError(message: "\(error)") }
    guard let list = value as? [Any] else { throw LiveStepError(message: "the file has to be a list of steps") }
    var steps: [LiveStep] = []
    for (index, element) in list.enumerated() {
      do throws(LiveStepError) {
        steps += try Self.steps(ofElement: element)
      } catch {
        throw LiveStepError(message: "step \(index + 1): \(error.message)")
      }
    }
    return steps
  }

  private static func steps(ofElement element: Any) throws(LiveStepError) -> [LiveStep] {
    if let name = element as? String { return [try step(name, nil, [:])] }
    guard let object = element as? [String: Any], !object.isEmpty else {
      throw LiveStepError(message: "a step is a name, or a name with a value")
    }
    let values = object.mapValues { "\($0)" }
    let names = values.keys.filter { known.contains($0) }
    let others = values.keys.filter { !known.contains($0) && !details.contains($0) }.sorted()
    if let other = others.first { throw unknown(other) }
    guard names.count == 1, let name = names.first else {
      throw LiveStepError(message: "a step has one name; this one has \(names.sorted().joined(separator: " and "))")
    }
    return [try step(name, values[name], values)]
  }

  private static let plain = [
    "tap", "press", "type", "key", "scroll", "wait", "scene", "picture", "tree", "accessibility",
  ]
  private static let details: Set<String> = ["into", "in", "seconds", "x"]
  private static var known: Set<String> { Set(plain + SettingName.allCases.map(\.rawValue)) }

  private static func unknown(_ name: String) -> LiveStepError {
    let similar = Suggestion.name(closeTo: name, among: known.sorted() + details.sorted())
    return LiveStepError(message: "there is no step '\(name)'" + (similar.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private static func step(
    _ name: String, _ value: String?, _ details: [String: String]
  ) throws(LiveStepError) -> LiveStep {
    if let setting = SettingName(rawValue: name) {
      guard let value else { throw LiveStepError(message: "'\(name)' needs a value") }
      return .change(setting, value)
    }
    switch (name, value) {
    case ("tree", _): return .tree
    case ("accessibility", _): return .accessibility
    case (_, nil) where known.contains(name): throw LiveStepError(message: "'\(name)' needs a value")
    case ("tap", let word?): return .request(.tap(word))
    case ("press", let word?):
      return .request(.press(word, seconds: try number(details["seconds"] ?? "1", "seconds")))
    case ("type", let text?): return .request(.type(text, into: details["into"]))
    case ("key", let key?): return .request(.key(key))
    case ("wait", let seconds?): return .request(.wait(try number(seconds, "wait")))
    case ("scene", let number?):
      guard let scene = Int(number), scene > 0 else {
        throw LiveStepError(message: "'scene' needs a number from 1, not '\(number)'")
      }
      return .request(.scene(scene))
    case ("picture", let path?): return .picture(path)
    case ("scroll", let distance?): return try scroll(distance, details)
    default: throw unknown(name)
    }
  }

  /// A distance, or the name of the scroll view and a distance: `300`, `list:300`.
  private static func scroll(_ value: String, _ details: [String: String]) throws(LiveStepError) -> LiveStep {
    let parts = value.split(separator: ":").map(String.init)
    let view = details["in"] ?? (parts.count > 1 ? parts.dropLast().joined(separator: ":") : nil)
    return .request(
      .scroll(view, dx: try number(details["x"] ?? "0", "x"), dy: try number(parts.last ?? "", "scroll")))
  }

  private static func number(_ text: String, _ name: String) throws(LiveStepError) -> Double {
    guard let number = Double(text), number.isFinite, abs(number) < 1e6 else {
      throw LiveStepError(message: "'\(name)' needs a number, not '\(text)'")
    }
    return number
  }
}

/// A part of a setting, by its name on the command line.
enum SettingName: String, CaseIterable {
  case device, orientation, os, appearance, direction, contrast
  case textSize = "text-size"

  /// Sets the part of a setting.
  func set(_ value: String?, in setting: inout Setting) {
    switch self {
    case .device: setting.device = value
    case .orientation: setting.orientation = value
    case .os: setting.os = value
    case .appearance: setting.appearance = value
    case .direction: setting.direction = value
    case .contrast: setting.contrast = value
    case .textSize: setting.textSize = value
    }
  }
}
