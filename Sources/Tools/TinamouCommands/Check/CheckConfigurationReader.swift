// SPDX-License-Identifier: MIT

import LayoutChecks
import Yams

/// Reads a configuration, and collects all its mistakes.
struct CheckConfigurationReader {
  private(set) var mistakes: [CheckConfiguration.Mistake] = []
  private var configuration = CheckConfiguration()

  private static let keys = [
    "disabled", "only", "severity", "ignore", "include", "exclude", "devices", "orientations", "systems", "text-sizes",
    "directions", "baseline", "fail-on",
  ]

  /// Returns the configuration that is written in `text`, as far as it is correct.
  mutating func read(_ text: String) -> CheckConfiguration {
    do {
      guard let node = try Yams.compose(yaml: text) else { return configuration }
      if let mapping = node.mapping {
        for (key, value) in mapping { read(key, value) }
      } else {
        report("it must be a mapping of settings", at: node)
      }
    } catch {
      mistakes.append(CheckConfiguration.Mistake(line: nil, sentence: "it is not YAML: \(error)"))
    }
    mistakes.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    return configuration
  }

  private mutating func report(_ sentence: String, at node: Node) {
    mistakes.append(CheckConfiguration.Mistake(line: node.mark?.line, sentence: sentence))
  }

  // MARK: Settings

  private mutating func read(_ key: Node, _ value: Node) {
    let name = key.string ?? ""
    switch name {
    case "disabled": configuration.selection.disabled = Set(rules(value, name))
    case "only": configuration.selection.only = Set(rules(value, name))
    case "severity": readSeverities(value)
    case "ignore": readExceptions(value)
    case "include": configuration.included = strings(value, name).map(\.text)
    case "exclude": configuration.excluded = strings(value, name).map(\.text)
    case "devices": configuration.devices = screens(value, name) { Setting.matrix(devices: [$0]) }
    case "orientations": configuration.orientations = screens(value, name) { Setting.matrix(orientations: [$0]) }
    case "systems": configuration.systems = screens(value, name) { Setting.matrix(systems: [$0]) }
    case "text-sizes": configuration.textSizes = screens(value, name) { Setting.matrix(textSizes: [$0]) }
    case "directions": configuration.directions = screens(value, name) { Setting.matrix(directions: [$0]) }
    case "baseline": configuration.baseline = string(value, name)
    case "fail-on":
      guard let word = string(value, name) else { return }
      configuration.failOn = FailureLevel(rawValue: word)
      if configuration.failOn == nil { report("'fail-on' must be error, warning, note or never", at: value) }
    default: reportUnknown("setting", key, among: Self.keys)
    }
  }

  private mutating func reportUnknown(_ kind: String, _ key: Node, among names: [String]) {
    let name = key.string ?? ""
    let similar = SimilarNames.name(closeTo: name, among: names).map { "; did you mean '\($0)'?" }
    report("there is no \(kind) '\(name)'" + (similar ?? "; there are \(names.joined(separator: ", "))"), at: key)
  }

  private mutating func readSeverities(_ value: Node) {
    guard let mapping = value.mapping else { return report("'severity' must be a mapping of rules", at: value) }
    for (name, word) in mapping {
      guard let rule = rule(name) else { continue }
      if let severity = Severity(rawValue: word.string ?? "") {
        configuration.selection.severities[rule] = severity
      } else {
        report("the severity of '\(rule.rawValue)' must be error, warning or note", at: word)
      }
    }
  }

  private mutating func readExceptions(_ value: Node) {
    guard let sequence = value.sequence else { return report("'ignore' must be a list", at: value) }
    for entry in sequence { readException(entry) }
  }

  private mutating func readException(_ entry: Node) {
    var rule: RuleID?
    for (key, value) in entry.mapping ?? [:] {
      switch key.string {
      case "rule":
        rule = self.rule(value)
        if rule == nil { return }
      case "object": break
      default: reportUnknown("key of an entry of 'ignore'", key, among: ["rule", "object"])
      }
    }
    guard let object = entry.mapping?["object"]?.string ?? entry.string else {
      return report(
        "an entry of 'ignore' needs 'object', the identifier or name of a view or constraint", at: entry)
    }
    configuration.selection.exceptions.append(RuleSelection.Exception(rule: rule, object: object))
    configuration.exceptionLines.append(entry.mark?.line ?? 1)
  }

  // MARK: Values

  private mutating func rule(_ name: Node) -> RuleID? {
    let rule = RuleID(rawValue: name.string ?? "")
    if rule == nil { report(RuleOptions.unknown(name.string ?? ""), at: name) }
    return rule
  }

  private mutating func rules(_ value: Node, _ key: String) -> [RuleID] {
    var rules: [RuleID] = []
    for (text, node) in strings(value, key) where !text.isEmpty { if let rule = rule(node) { rules.append(rule) } }
    return rules
  }

  private mutating func screens(_ value: Node, _ key: String, _ settings: (String) -> [Setting]) -> [String] {
    let values = strings(value, key)
    for (text, node) in values {
      configuration.screens += settings(text).map { (setting: $0, line: node.mark?.line ?? 1) }
    }
    return values.map(\.text)
  }

  private mutating func string(_ value: Node, _ key: String) -> String? {
    if value.string == nil { report("'\(key)' must be text", at: value) }
    return value.string
  }

  private mutating func strings(_ value: Node, _ key: String) -> [(text: String, node: Node)] {
    if let text = value.string { return [(text, value)] }
    guard let sequence = value.sequence else {
      report("'\(key)' must be a list", at: value)
      return []
    }
    var strings: [(text: String, node: Node)] = []
    for entry in sequence { if let text = string(entry, key) { strings.append((text, entry)) } }
    return strings
  }
}
