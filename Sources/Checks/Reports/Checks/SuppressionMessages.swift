// SPDX-License-Identifier: MIT

import LayoutChecks
import VisualFormat

/// The messages for comments that suppress findings.
public enum SuppressionMessages {
  private static let commands = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]

  /// Returns a sentence about a comment that cannot be applied, without a final period.
  public static func sentence(for mistake: Suppressions.Mistake) -> String {
    let names = mistake.isRule ? RuleID.allCases.map(\.rawValue) : commands.map { "tinamou:" + $0 }
    let similar = NearestName.of(mistake.word, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no \(mistake.isRule ? "rule" : "command") '\(mistake.word)' for comments\(similar)"
  }
}
