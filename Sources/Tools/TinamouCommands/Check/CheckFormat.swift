// SPDX-License-Identifier: MIT

import ArgumentParser

/// The format of the findings.
public enum CheckFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
  /// A SARIF log for services that show results of static analysis.
  case sarif
  /// Workflow commands, which GitHub shows as annotations of lines.
  case github
  /// Lines that Xcode shows as issues of a build.
  case xcode
  /// A JUnit report.
  case junit
  /// A Checkstyle report.
  case checkstyle
}
