// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import SystemFiles

/// The corrected contents of files that are not written yet. Corrections are found in several rounds, and each file is
/// replaced once at the end, so that a process that is ended leaves every file as it was or with all corrections.
@MainActor
final class FixDrafts {
  private struct Draft {
    let old: [UInt8]
    var new: [UInt8]
    var count = 0
    /// The path of a copy for the processes that check files.
    let copy: String
  }

  private var drafts: [String: Draft] = [:]
  private let folder: String

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-fix-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Corrects findings of a file in its draft, and returns their number.
  func correct(_ file: CheckedFile) throws(FileFixes.Failure) -> Int {
    guard FileFixes.mayCorrect(file) else { return 0 }
    var draft: Draft
    if let known = drafts[file.path] {
      draft = known
    } else {
      let bytes = try FileFixes.contents(of: file.path)
      draft = Draft(old: bytes, new: bytes, copy: "\(folder)/\(drafts.count)")
    }
    let count = try FileFixes.apply(to: file, in: &draft.new)
    guard count > 0 else { return 0 }
    draft.count += count
    try write(draft)
    drafts[file.path] = draft
    return count
  }

  private func write(_ draft: Draft) throws(FileFixes.Failure) {
    // Another user must not see or replace the copies.
    mkdir(folder, 0o700)
    do throws(FileFault) {
      try OutputFile.write(draft.new, to: draft.copy, inputs: .replace)
    } catch {
      throw FileFixes.Failure(reason: "there is no space for a draft of it: \(error.reason)")
    }
  }

  /// The job of checking the draft of a file.
  func job(for path: String) -> FileJob { FileJob(path: path, isNamed: true, draft: drafts[path]?.copy) }

  /// Replaces a file by its draft, and returns the number of corrections.
  func publish(_ path: String) throws(FileFixes.Failure) -> Int {
    guard let draft = drafts[path] else { return 0 }
    try FileFixes.replace(draft.old, by: draft.new, at: path)
    return draft.count
  }
}
