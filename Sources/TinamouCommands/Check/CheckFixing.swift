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

  /// Corrects findings until there is none left with a safe change, and replaces the changed files by their new results.
  mutating func fix(_ files: inout [CheckedFile], checking check: ([FileJob]) -> [CheckedFile]) {
    var counts: [String: Int] = [:]
    var candidates = Array(files.indices)
    for _ in 0..<Self.limit where !candidates.isEmpty {
      let changed = candidates.filter { index in
        let count = fixed(files[index])
        if count > 0 { counts[files[index].path, default: 0] += count }
        return count > 0
      }
      guard !changed.isEmpty else { break }
      let jobs = changed.map { FileJob(path: files[$0].path, isNamed: true) }
      let results = Dictionary(check(jobs).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      for index in changed { files[index] = results[files[index].path] ?? CheckedFile(path: files[index].path) }
      candidates = changed
    }
    let total = counts.values.reduce(0, +)
    terminal.writeError(
      "\(total) \(total == 1 ? "finding" : "findings") corrected in \(counts.count) "
        + "\(counts.count == 1 ? "file" : "files")\n")
  }

  /// Returns the number of corrected findings of a file. Reports a file that cannot be changed.
  private mutating func fixed(_ file: CheckedFile) -> Int {
    do throws(FileFixes.Failure) {
      return try FileFixes.apply(to: file)
    } catch {
      terminal.report("the file cannot be changed: \(error.reason)", at: file.path)
      status = .usage
      return 0
    }
  }
}
