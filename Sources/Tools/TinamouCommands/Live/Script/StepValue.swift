// SPDX-License-Identifier: MIT

import Foundation
import Previews
import Yams

/// A mistake in a script.
struct LiveStepError: Error, Equatable {
  let message: String
}

/// A value of a step, as a command line, a file or a program writes it.
indirect enum StepValue: Equatable, Sendable {
  case text(String)
  case list([StepValue])
  case object([String: StepValue])

  /// Reads a value of a file; `nil` for an empty one. Numbers keep the text that stands in the file.
  init?(_ node: Node) {
    switch node {
    case .scalar(let scalar):
      if scalar.style == .plain, ["", "~", "null"].contains(scalar.string) { return nil }
      self = .text(scalar.string)
    case .sequence(let nodes): self = .list(nodes.compactMap(StepValue.init))
    case .mapping(let pairs):
      self = .object(
        Dictionary(
          pairs.compactMap { key, node in
            StepValue(node).map { (key.string ?? "", $0) }
          }, uniquingKeysWith: { $1 }))
    case .alias: return nil
    }
  }

  /// Reads a value of a JSON object.
  init?(json: Any) {
    switch json {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.compactMap { StepValue(json: $0) })
    case let object as [String: Any]: self = .object(object.compactMapValues { StepValue(json: $0) })
    case let number as NSNumber: self = .text("\(number)")
    default: return nil
    }
  }
}

/// The value and the details of a step.
struct StepArguments {
  let step: String
  let value: StepValue?
  let details: [String: StepValue]

  // MARK: Texts and numbers

  func text() throws(LiveStepError) -> String { try text(of: step, value) }

  func text(_ name: String) throws(LiveStepError) -> String? {
    guard let value = details[name] else { return nil }
    return try text(of: name, value)
  }

  func number() throws(LiveStepError) -> Double { try number(try text(), step) }

  func number(_ name: String) throws(LiveStepError) -> Double? {
    guard let text = try text(name) else { return nil }
    return try number(text, name)
  }

  func isSet(_ name: String) throws(LiveStepError) -> Bool {
    guard let text = try text(name) else { return false }
    guard let value = Bool(text.lowercased()) else {
      throw LiveStepError(message: "'\(name)' is true or false, not '\(text)'")
    }
    return value
  }

  func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String? = nil, of type: Value.Type
  ) throws(LiveStepError) -> Value where Value.RawValue == String {
    let text = try name == nil ? self.text() : self.text(name ?? "") ?? ""
    if let value = Value(rawValue: text) { return value }
    let all = type.allCases.map { $0.rawValue }.joined(separator: ", ")
    throw LiveStepError(message: "'\(name ?? step)' is one of \(all), not '\(text)'")
  }

  private func text(of name: String, _ value: StepValue?) throws(LiveStepError) -> String {
    guard let value else { throw LiveStepError(message: "'\(name)' needs a value") }
    guard case .text(let text) = value else { throw LiveStepError(message: "'\(name)' needs a single value") }
    return text
  }

  private func number(_ text: String, _ name: String) throws(LiveStepError) -> Double {
    guard let number = Double(text), number.isFinite, abs(number) < 1e6 else {
      throw LiveStepError(message: "'\(name)' needs a number, not '\(text)'")
    }
    return number
  }

  // MARK: Places

  /// The view or point that is the step's value, or stands in `at`.
  func target() throws(LiveStepError) -> LiveTarget {
    if let value {
      guard details["at"] == nil else {
        throw LiveStepError(message: "'\(step)' needs a view or a point, not a view and 'at'")
      }
      return try target(value, step)
    }
    if let point = details["at"] { return try target(point, "at") }
    throw LiveStepError(message: "'\(step)' needs a value")
  }

  /// The view or point in a detail.
  func target(_ name: String) throws(LiveStepError) -> LiveTarget? {
    guard let value = details[name] else { return nil }
    return try target(value, name)
  }

  private func target(_ value: StepValue, _ name: String) throws(LiveStepError) -> LiveTarget {
    switch value {
    case .text(let text) where text.hasPrefix("at:"):
      let point = try numbers(of: .text(String(text.dropFirst(3))), name, count: 2...2)
      return .point(x: point[0], y: point[1])
    case .text(let text) where name == "at":
      let point = try numbers(of: .text(text), name, count: 2...2)
      return .point(x: point[0], y: point[1])
    case .text(let text): return .word(text)
    case .list:
      let point = try numbers(of: value, name, count: 2...2)
      return .point(x: point[0], y: point[1])
    case .object(let members):
      guard let point = members["at"], members.count == 1 else {
        throw LiveStepError(message: "'\(name)' needs a view, or a point as in { at: [x, y] }")
      }
      return try target(point, "at")
    }
  }

  /// The numbers of a list, or of a text in which commas, spaces or an x separate them.
  func numbers(_ name: String? = nil, count: ClosedRange<Int>) throws(LiveStepError) -> [Double] {
    guard let value = name.map({ details[$0] }) ?? value else {
      throw LiveStepError(message: "'\(name ?? step)' needs a value")
    }
    return try numbers(of: value, name ?? step, count: count)
  }

  private func numbers(
    of value: StepValue, _ name: String, count: ClosedRange<Int>
  ) throws(LiveStepError) -> [Double] {
    var parts: [String] = []
    switch value {
    case .text(let text): parts = text.split { ", x×[]".contains($0) }.map(String.init)
    case .list(let list): for element in list { parts.append(try text(of: name, element)) }
    case .object: break
    }
    guard count.contains(parts.count) else {
      throw LiveStepError(message: "'\(name)' needs \(count.upperBound) numbers, as in [100, 200]")
    }
    var result: [Double] = []
    for part in parts { result.append(try number(part, name)) }
    return result
  }

  /// The way of a finger: a list of points, of which each may have a time, or a text such as `10,20 30,40`. Times that are missing are at
  /// even distances, within `seconds` in all.
  func path(_ value: StepValue?, seconds: Double) throws(LiveStepError) -> [StrokePoint] {
    let elements = elements(ofPath: value)
    guard elements.count > 1 else { throw LiveStepError(message: "'path' needs two points at least") }
    var points: [StrokePoint] = []
    for (index, element) in elements.enumerated() {
      let numbers = try numbers(of: element, "path", count: 2...3)
      let time = numbers.count > 2 ? numbers[2] : seconds * Double(index) / Double(elements.count - 1)
      guard time >= points.last?.time ?? 0 else { throw LiveStepError(message: "the times of a path have to rise") }
      points.append(StrokePoint(x: numbers[0], y: numbers[1], time: time))
    }
    return points
  }

  /// Returns whether a point of a path has a time.
  func hasTimes(_ value: StepValue?) throws(LiveStepError) -> Bool {
    for element in elements(ofPath: value) where try numbers(of: element, "path", count: 2...3).count > 2 {
      return true
    }
    return false
  }

  private func elements(ofPath value: StepValue?) -> [StepValue] {
    switch value {
    case .list(let list): list
    case .text(let text): text.split(separator: " ").map { .text(String($0)) }
    case .object, nil: []
    }
  }

  /// The words of a list, or of a text in which `>` separates them.
  func words() throws(LiveStepError) -> [String] {
    guard case .list(let list)? = value else {
      return try text().split(separator: ">").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var words: [String] = []
    for element in list { words.append(try text(of: step, element)) }
    return words
  }
}
