// SPDX-License-Identifier: MIT

import LayoutChecks

/// How a command ended, as the exit code tells a shell.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// Everything was done and nothing was found.
  case clean = 0
  /// Everything was done and there is something to look at.
  case findings = 1
  /// The command line was wrong, or named an output that cannot be written.
  case usage = 64
  /// An input is missing or cannot be read.
  case input = 66
  /// A fault of the program itself.
  case software = 70

  /// The status of a command that reports `findings`: notes alone leave it clean.
  init(_ findings: [Finding]) {
    self = findings.contains { $0.severity >= .warning } ? .findings : .clean
  }

  /// The graver status is the greater one.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
