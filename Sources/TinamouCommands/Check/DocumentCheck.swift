// SPDX-License-Identifier: MIT

import LayoutChecks

/// Checks a document of Interface Builder in every cell of a matrix.
@MainActor
struct DocumentCheck {
  let settings: [Setting]

  /// What is found in the document of `job`.
  func check(_ job: FileJob) -> CheckedFile {
    CheckedFile(
      path: job.path, outcome: .unreadable,
      finding: LayoutFinding(
        .unreadableFile, subjects: [], facts: .message("documents cannot be checked yet"), at: .start))
  }
}
