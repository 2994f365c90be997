// SPDX-License-Identifier: MIT

import LayoutChecks

/// The result of a command, as its exit code.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// The command succeeded without findings.
  case clean = 0
  /// The command succeeded and reported findings.
  case findings = 1
  /// The arguments are invalid, or an output cannot be written.
  case usage = 64
  /// An input is missing or cannot be read.
  case input = 66
  /// An internal error of the program.
  case software = 70

  /// Creates the status of a command that reports `findings`. Notes alone count as clean.
  init(_ findings: [Finding]) {
    self = findings.contains { $0.severity >= .warning } ? .findings : .clean
  }

  /// Compares two statuses; the more severe one is greater.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
