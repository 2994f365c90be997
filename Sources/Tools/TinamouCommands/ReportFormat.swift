// SPDX-License-Identifier: MIT

import ArgumentParser

/// The format of a report.
public enum ReportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
}
