// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks

/// The value of `--fail-on`: the minimum severity that makes the command fail.
public enum FailureLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
  case error, warning, note, never

  /// The minimum severity that counts; `nil` for none.
  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension Severity: ExpressibleByArgument {}
