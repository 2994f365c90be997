// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks

/// The value of `--fail-on`: from which severity on the command fails.
public enum FailureLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
  case error, warning, note, never

  /// The least severity that counts; nil for none.
  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension Severity: ExpressibleByArgument {}
