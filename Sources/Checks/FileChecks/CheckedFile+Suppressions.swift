// SPDX-License-Identifier: MIT

import LayoutChecks
import Reports

extension CheckedFile {
  /// Removes the findings that comments suppress, and reports comments that cannot be applied.
  mutating func apply(_ suppressions: Suppressions) {
    guard !suppressions.isEmpty else { return }
    findings.removeAll(where: suppressions.contains)
    findings += suppressions.mistakes.map { mistake in
      Finding(
        .unknownSuppression, subjects: [], details: .message(SuppressionMessages.sentence(for: mistake)),
        at: FileRange(line: mistake.line, column: 1, offset: 0))
    }
  }
}
