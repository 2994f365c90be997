// SPDX-License-Identifier: MIT

import Foundation

/// A comparison of a snapshot with its recording, as a run of tests reports it.
///
/// Source: `SnapshotReport` of the module `RecordedSnapshots`.
struct SnapshotRow {
  /// The outcome of a comparison.
  enum Outcome: String {
    case equal, differs, missing
  }

  let outcome: Outcome
  /// The recorded file.
  let recorded: URL
  /// The file that the test made; `nil` if nothing was recorded.
  let made: URL?
  /// The values of a picture: whether its size, its pixels or nothing differs, with numbers. Empty for a text.
  let measures: [String]

  /// Reads a line; `nil` for one that is not complete, because the tests have ended.
  init?(_ line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count >= 2, let outcome = Outcome(rawValue: cells[0]) else { return nil }
    self.outcome = outcome
    recorded = URL(fileURLWithPath: cells[1])
    made = cells.count > 2 ? URL(fileURLWithPath: cells[2]) : nil
    measures = Array(cells.dropFirst(3))
  }

  /// The name of the test's file, which its folder has.
  var group: String { recorded.deletingLastPathComponent().lastPathComponent }

  /// The name of the snapshot.
  var name: String { recorded.deletingPathExtension().lastPathComponent }

  /// Whether it is a picture.
  var isPicture: Bool { !measures.isEmpty }

  /// Whether both pictures have one size.
  var hasOneSize: Bool { measures.first != "size" }

  /// The recording at the time of the comparison, which a test may replace; `nil` if the snapshot does not differ.
  var recordedThen: URL? {
    guard outcome == .differs, let made else { return nil }
    return made.deletingPathExtension().appendingPathExtension("recorded").appendingPathExtension(made.pathExtension)
  }

  /// The description of the difference; empty without one.
  var description: String {
    let text = made.flatMap { try? String(contentsOf: $0.appendingPathExtension("words.txt"), encoding: .utf8) } ?? ""
    return text.trimmingCharacters(in: .newlines)
  }
}
