// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import SystemFiles

/// The settings of a project for `tinamou check`, from a file `tinamou.yml`.
///
/// Everything in the file has to have an effect: an unknown setting or rule is a mistake, and so is an exception that no finding needs.
///
/// ```yaml
/// disabled: [redundant-constraint]
/// severity: { small-touch-target: warning }
/// ignore: [{ rule: misplaced-view, object: abc-De-fGh }]
/// include: [App]
/// exclude: [App/Legacy/*]
/// devices: [iPhone SE, iPad Pro 11]
/// systems: [18, 26]
/// text-sizes: [l, accessibility3]
/// directions: [ltr, rtl]
/// baseline: known.json
/// fail-on: warning
/// ```
struct CheckConfiguration {
  /// The rules, severities and exceptions.
  var selection = RuleSelection()
  /// The paths to check if the command line names none, relative to the file's folder. Empty by default.
  var included: [String] = []
  /// Patterns of paths that are not checked, relative to the file's folder. Empty by default.
  var excluded: [String] = []
  /// The devices, orientations, systems, text sizes and directions; empty lists keep those of the files.
  var devices: [String] = []
  var orientations: [String] = []
  var systems: [String] = []
  var textSizes: [String] = []
  var directions: [String] = []
  /// The path of the baseline, relative to the file's folder; `nil` for none.
  var baseline: String?
  /// The severity from which the command fails; `nil` for the default.
  var failOn: FailureLevel?

  /// The lines of the exceptions of `selection`, in the same order.
  var exceptionLines: [Int] = []
  /// The settings of screens, each with its line.
  var screens: [(setting: Setting, line: Int)] = []

  /// A mistake in a configuration.
  struct Mistake: Error, Equatable {
    /// The line, counted from 1; `nil` for a mistake that concerns the whole file.
    let line: Int?
    let sentence: String
  }

  /// All mistakes of a configuration, in the order of their lines.
  struct Mistakes: Error, Equatable {
    let list: [Mistake]
  }

  /// The name of the file that is read from the current folder.
  static let name = "tinamou.yml"

  /// Reads the configuration at `path`.
  static func read(_ path: String) throws(Mistakes) -> CheckConfiguration {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20) else {
      throw Mistakes(list: [Mistake(line: nil, sentence: "it cannot be read")])
    }
    return try CheckConfiguration(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Creates the configuration that is written in `text`.
  init(text: String) throws(Mistakes) {
    var reader = CheckConfigurationReader()
    self = reader.read(text)
    if !reader.mistakes.isEmpty { throw Mistakes(list: reader.mistakes) }
  }

  /// Creates the configuration that changes nothing.
  init() {}

  /// The exceptions that no finding needs, as mistakes: their objects were renamed or removed, or the findings are gone.
  func staleExceptions(among findings: [Finding]) -> [Mistake] {
    zip(selection.exceptions, exceptionLines).compactMap { exception, line in
      if findings.contains(where: exception.covers) { return nil }
      let rule = exception.rule.map { "of '\($0.rawValue)' " } ?? ""
      let names = findings.filter { exception.rule == nil || exception.rule == $0.rule }.flatMap(\.subjects)
        .flatMap { [$0.id, $0.name].compactMap { $0 } }
      let similar = SimilarNames.name(closeTo: exception.object, among: names)
      return Mistake(
        line: line,
        sentence: "there is no finding \(rule)about '\(exception.object)' to ignore"
          + (similar.map { "; did you mean '\($0)'?" } ?? "; remove the entry"))
    }
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
