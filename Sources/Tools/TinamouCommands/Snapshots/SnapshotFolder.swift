// SPDX-License-Identifier: MIT

import Foundation

/// The folder of `tinamou test --report`: a page with the snapshots of a run of tests that are not as recorded, and what the tests made.
///
///     index.html          the page
///     snapshots.tsv       a line for each comparison
///     made                the snapshots of this run, with the recordings and descriptions of those that differ
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
    let value: String?
    do { value = try arguments.takeValue(of: option) } catch { value = "" }
    guard let path = value else { return nil }
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
    let page = SnapshotPage(rows: rows, folder: folder)
    let file = folder.appendingPathComponent("index.html")
    do { try Data(page.html.utf8).write(to: file) } catch { throw Self.unwritable(file) }
    StandardStreams.writeError("The report is \(file.path).\n")
    return status
  }

  /// Makes the folder, without what an earlier run has left in it. Other files stay.
  private func prepare() throws(Problem) {
    let manager = FileManager.default
    let isReport = manager.fileExists(atPath: table.path)
    for name in ["index.html", "snapshots.tsv", "made"] {
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

  private static func unwritable(_ file: URL) -> Problem { Problem(text: "\(file.path) cannot be written") }
}
