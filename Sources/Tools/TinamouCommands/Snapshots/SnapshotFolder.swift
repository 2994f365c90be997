// SPDX-License-Identifier: MIT

import Foundation

/// The folder of `tinamou test --report`: a page with the snapshots of a run of tests that are not as recorded, and what the tests made.
///
///     index.html          the page
///     snapshots.tsv       a line for each comparison
///     made                what the tests made
///     recorded            the recorded pictures of the page
struct SnapshotFolder {
  /// The reason that there can be no report.
  struct Problem: Error {
    let text: String
  }

  private let folder: URL
  private var table: URL { folder.appendingPathComponent("snapshots.tsv") }

  private static let option = "--report"

  /// Takes the option out of a command line. `nil` if it has none.
  init?(takenFrom arguments: inout [String]) throws(Problem) {
    let option = Self.option
    guard let position = arguments.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return nil }
    let path: String
    if arguments[position] != option {
      path = String(arguments[position].dropFirst(option.count + 1))
      arguments.remove(at: position)
    } else if position + 1 < arguments.count {
      path = arguments[position + 1]
      arguments.removeSubrange(position...position + 1)
    } else {
      path = ""
    }
    guard !path.isEmpty else {
      throw Problem(text: "\(option) needs the folder of the report, such as \(option) out/snapshots")
    }
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Runs tests, and writes the page about their snapshots.
  ///
  /// - Parameter runTests: Runs the tests with more variables in their environment, and returns their status.
  /// - Returns: The status of the tests.
  func fill(_ runTests: ([String: String]) throws(Problem) -> Int32) throws(Problem) -> Int32 {
    try prepare()
    let made = folder.appendingPathComponent("made")
    let status = try runTests(["TINAMOU_SNAPSHOT_REPORT": table.path, "SNAPSHOT_ARTIFACTS": made.path])
    let rows = try rows
    guard !rows.isEmpty else {
      StandardStreams.writeError("The tests compared no snapshots, so there is no report.\n")
      return status
    }
    let page = SnapshotPage(rows: try rows.map { row throws(Problem) in try place(row) }, folder: folder)
    let file = folder.appendingPathComponent("index.html")
    do { try Data(page.html.utf8).write(to: file) } catch { throw Self.unwritable(file) }
    StandardStreams.writeError("The report is \(file.path).\n")
    return status
  }

  /// Makes the folder, without what an earlier run has left in it. Other files stay.
  private func prepare() throws(Problem) {
    let manager = FileManager.default
    let isReport = manager.fileExists(atPath: table.path)
    for name in ["index.html", "snapshots.tsv", "made", "recorded"] {
      let url = folder.appendingPathComponent(name)
      guard manager.fileExists(atPath: url.path) else { continue }
      guard isReport else { throw Problem(text: "\(url.path) is not of an earlier report; name another folder") }
      do { try manager.removeItem(at: url) } catch { throw Self.unwritable(url) }
    }
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: table)
    } catch {
      throw Self.unwritable(table)
    }
  }

  /// The comparisons of the run.
  private var rows: [SnapshotRow] {
    get throws(Problem) {
      guard let text = try? String(contentsOf: table, encoding: .utf8) else {
        throw Problem(text: "\(table.path) cannot be read")
      }
      return text.split(separator: "\n").compactMap(SnapshotRow.init)
    }
  }

  /// Copies the recording of a snapshot that differs beside what was made, so that the folder can be moved.
  private func place(_ row: SnapshotRow) throws(Problem) -> SnapshotRow {
    guard row.outcome == .differs, let made = row.made else { return row }
    var row = row
    let parts = [made.deletingLastPathComponent().lastPathComponent, row.recorded.lastPathComponent]
    let copy = parts.reduce(folder.appendingPathComponent("recorded")) { $0.appendingPathComponent($1) }
    do {
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.copyItem(at: row.recorded, to: copy)
      }
    } catch {
      throw Self.unwritable(copy)
    }
    row.shown = copy
    return row
  }

  private static func unwritable(_ file: URL) -> Problem { Problem(text: "\(file.path) cannot be written") }
}
