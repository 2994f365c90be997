// SPDX-License-Identifier: MIT

import FileChecks
import LayoutChecks

/// Corrects the findings of checked files, and checks the changed files again.
@MainActor
struct CheckFixing {
  let terminal: Terminal
  /// The status of a file that cannot be changed; clean if there is none.
  private(set) var status = ExitStatus.clean

  /// The maximum number of times that a file is changed. A changed frame can show that another one is misplaced.
  private static let limit = 10

  init(terminal: Terminal) { self.terminal = terminal }

  /// Corrects findings until there is none left with a safe change, and replaces the results of the changed files by their
  /// new ones. Each file is written once, when nothing is left to correct.
  mutating func fix(_ files: inout [CheckedFile], checking check: ([FileJob]) -> [CheckedFile]) {
    let drafts = FixDrafts()
    let original = files
    var changed: Set<Int> = []
    var candidates = Array(files.indices)
    for _ in 0..<Self.limit where !candidates.isEmpty {
      candidates = candidates.filter { index in
        let file = files[index]
        return attempt(file.path) { () throws(FileFixes.Failure) in try drafts.correct(file) } > 0
      }
      guard !candidates.isEmpty else { break }
      changed.formUnion(candidates)
      let results = Dictionary(
        check(candidates.map { drafts.job(for: files[$0].path) }).map { ($0.path, $0) },
        uniquingKeysWith: { first, _ in first })
      for index in candidates { files[index] = results[files[index].path] ?? CheckedFile(path: files[index].path) }
    }
    var counts: [String: Int] = [:]
    for index in changed.sorted() {
      let path = files[index].path
      guard counts[path] == nil else { continue }
      let count = attempt(path) { () throws(FileFixes.Failure) in try drafts.publish(path) }
      // A file that could not be written has its old findings.
      if count > 0 { counts[path] = count } else { files[index] = original[index] }
    }
    let total = counts.values.reduce(0, +)
    terminal.writeError(
      "\(total) \(total == 1 ? "finding" : "findings") corrected in \(counts.count) "
        + "\(counts.count == 1 ? "file" : "files")\n")
  }

  /// Returns the number of corrections that `body` made in a file. Reports a file that cannot be changed.
  private mutating func attempt(_ path: String, _ body: () throws(FileFixes.Failure) -> Int) -> Int {
    do throws(FileFixes.Failure) {
      return try body()
    } catch {
      terminal.report("the file cannot be changed: \(error.reason)", at: path)
      status = .usage
      return 0
    }
  }
}
