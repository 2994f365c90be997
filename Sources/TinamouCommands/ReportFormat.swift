// SPDX-License-Identifier: MIT

import ArgumentParser

/// How a report is printed.
public enum ReportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// For reading.
  case text
  /// For programs.
  case json
}
