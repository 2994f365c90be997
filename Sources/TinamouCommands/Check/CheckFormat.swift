// SPDX-License-Identifier: MIT

import ArgumentParser

/// How findings are printed.
public enum CheckFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// For reading.
  case text
  /// For programs.
  case json
  /// For services that show what static analysis found.
  case sarif
  /// For GitHub's workflows, which put annotations on lines.
  case github
}
