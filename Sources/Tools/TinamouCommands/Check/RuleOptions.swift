// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks
import VisualFormat

/// The options that choose rules.
struct RuleOptions: ParsableArguments {
  @Option(
    parsing: .singleValue, help: ArgumentHelp("A rule that is not reported; can be repeated.", valueName: "rule"))
  var disable: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A rule that is reported, and no other; can be repeated.", valueName: "rule"))
  var only: [String] = []

  func validate() throws {
    for name in disable + only where RuleID(rawValue: name) == nil {
      throw ValidationError(Self.unknown(name))
    }
  }

  /// Returns `selection`, changed as the options say.
  func applied(to selection: RuleSelection) -> RuleSelection {
    var selection = selection
    selection.disabled.formUnion(disable.compactMap(RuleID.init(rawValue:)))
    if !only.isEmpty { selection.only = Set(only.compactMap(RuleID.init(rawValue:))) }
    return selection
  }

  /// Returns the message about a rule that does not exist, with a similar one.
  static func unknown(_ name: String) -> String {
    let similar = SimilarNames.name(closeTo: name, among: RuleID.allCases.map(\.rawValue))
    return "There is no rule '\(name)'" + (similar.map { "; did you mean '\($0)'?" } ?? "; see tinamou check --rules.")
  }
}

/// The value of `--fail-on`: the minimum severity that makes the command fail.
public enum FailureLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
  case error, warning, note, never

  /// The minimum severity that counts; `nil` for none.
  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension Severity: ExpressibleByArgument {}
