// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import SystemFiles
import Yams

/// The settings of a project for `tinamou check`, from a file `tinamou.yml`.
///
/// ```yaml
/// disabled: [redundant-constraint]
/// severity: { small-touch-target: warning }
/// ignore: [{ rule: misplaced-view, object: abc-De-fGh }]
/// include: [App]
/// exclude: [App/Legacy/*]
/// devices: [iPhone SE, iPad Pro 11]
/// text-sizes: [l, accessibility3]
/// directions: [ltr, rtl]
/// baseline: known.json
/// fail-on: warning
/// ```
struct CheckConfiguration: Equatable {
  /// The rules, severities and exceptions.
  var selection = RuleSelection()
  /// The paths to check if the command line names none, relative to the file's folder. Empty by default.
  var included: [String] = []
  /// Patterns of paths that are not checked, relative to the file's folder. Empty by default.
  var excluded: [String] = []
  /// The devices, orientations, text sizes and directions; empty lists keep those of the files.
  var devices: [String] = []
  var orientations: [String] = []
  var textSizes: [String] = []
  var directions: [String] = []
  /// The path of the baseline, relative to the file's folder; `nil` for none.
  var baseline: String?
  /// The severity from which the command fails; `nil` for the default.
  var failOn: FailureLevel?

  /// A mistake in a configuration.
  struct Mistake: Error, Equatable {
    let sentence: String
  }

  /// The name of the file that is read from the current folder.
  static let name = "tinamou.yml"

  /// Reads the configuration at `path`.
  static func read(_ path: String) throws(Mistake) -> CheckConfiguration {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20) else {
      throw Mistake(sentence: "'\(path)' cannot be read")
    }
    return try CheckConfiguration(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Creates the configuration that is written in `text`.
  init(text: String) throws(Mistake) {
    let node: Node?
    do { node = try Yams.compose(yaml: text) } catch { throw Mistake(sentence: "it is not YAML: \(error)") }
    guard let node else { return }
    guard let mapping = node.mapping else { throw Mistake(sentence: "it must be a mapping of settings") }
    for (key, value) in mapping { try read(key.string ?? "", value) }
  }

  private static let keys = [
    "disabled", "only", "severity", "ignore", "include", "exclude", "devices", "orientations", "text-sizes",
    "directions", "baseline", "fail-on",
  ]

  private mutating func read(_ key: String, _ value: Node) throws(Mistake) {
    switch key {
    case "disabled": selection.disabled = Set(try Self.rules(value, key))
    case "only": selection.only = Set(try Self.rules(value, key))
    case "severity": try readSeverities(value)
    case "ignore": try readExceptions(value)
    case "include": included = try Self.strings(value, key)
    case "exclude": excluded = try Self.strings(value, key)
    case "devices": devices = try Self.strings(value, key)
    case "orientations": orientations = try Self.strings(value, key)
    case "text-sizes": textSizes = try Self.strings(value, key)
    case "directions": directions = try Self.strings(value, key)
    case "baseline": baseline = try Self.string(value, key)
    case "fail-on":
      guard let level = FailureLevel(rawValue: try Self.string(value, key)) else {
        throw Mistake(sentence: "'fail-on' must be error, warning, note or never")
      }
      failOn = level
    default:
      let similar = Suggestion.name(closeTo: key, among: Self.keys).map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake(sentence: "there is no setting '\(key)'\(similar)")
    }
  }

  private mutating func readSeverities(_ value: Node) throws(Mistake) {
    guard let mapping = value.mapping else { throw Mistake(sentence: "'severity' must be a mapping of rules") }
    for (name, word) in mapping {
      let rule = try Self.rule(name.string ?? "")
      guard let severity = Severity(rawValue: word.string ?? "") else {
        throw Mistake(sentence: "the severity of '\(rule.rawValue)' must be error, warning or note")
      }
      selection.severities[rule] = severity
    }
  }

  private mutating func readExceptions(_ value: Node) throws(Mistake) {
    guard let sequence = value.sequence else { throw Mistake(sentence: "'ignore' must be a list") }
    for entry in sequence {
      guard let object = entry.mapping?["object"]?.string ?? entry.string else {
        throw Mistake(sentence: "an entry of 'ignore' needs 'object', the identifier or name of a view or constraint")
      }
      var rule: RuleID?
      if let name = entry.mapping?["rule"]?.string { rule = try Self.rule(name) }
      selection.exceptions.append(RuleSelection.Exception(rule: rule, object: object))
    }
  }

  // MARK: Values

  private static func rule(_ name: String) throws(Mistake) -> RuleID {
    guard let rule = RuleID(rawValue: name) else { throw Mistake(sentence: RuleOptions.unknown(name)) }
    return rule
  }

  private static func rules(_ value: Node, _ key: String) throws(Mistake) -> [RuleID] {
    var rules: [RuleID] = []
    for name in try strings(value, key) { rules.append(try rule(name)) }
    return rules
  }

  private static func string(_ value: Node, _ key: String) throws(Mistake) -> String {
    guard let text = value.string else { throw Mistake(sentence: "'\(key)' must be text") }
    return text
  }

  private static func strings(_ value: Node, _ key: String) throws(Mistake) -> [String] {
    if let text = value.string { return [text] }
    guard let sequence = value.sequence else { throw Mistake(sentence: "'\(key)' must be a list") }
    var strings: [String] = []
    for entry in sequence { strings.append(try string(entry, key)) }
    return strings
  }

  // MARK: Paths

  /// Returns whether the file at `path` is excluded. A pattern can contain `*`; one without matches the path itself and
  /// everything below it.
  func excludes(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return excluded.contains { pattern in
      Self.matches(path[...], pattern[...]) || path.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/")
    }
  }

  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.drop { $0 == "*" }
      return text.indices.contains { matches(text[$0...], rest) } || matches(text[text.endIndex...], rest)
    }
    return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
  }
}
