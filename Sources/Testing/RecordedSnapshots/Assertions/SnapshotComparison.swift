// SPDX-License-Identifier: MIT

import Foundation
import SystemFiles
import Tinamou

/// The comparison of a snapshot with its recording.
struct SnapshotComparison<Format> {
  let location: SnapshotLocation
  let diffing: Diffing<Format>
  let record: SnapshotTestingConfiguration.Record
  let tool: SnapshotTestingConfiguration.DiffTool

  private typealias Record = SnapshotTestingConfiguration.Record

  /// Compares, and records what is to be recorded.
  ///
  /// - Returns: The message of the failure; `nil` if the snapshot is as recorded.
  func run(_ made: Format) throws -> String? {
    let data = diffing.toData(made)
    guard let recorded = FileManager.default.contents(atPath: location.file.path) else {
      SnapshotReport.add("missing", location.file.path)
      SnapshotTally.add(.missing)
      guard record != .never else {
        return """
          “\(location.file.lastPathComponent)” is not recorded, and recording is switched off. It would be in \
          \(location.file.path).
          """
      }
      try write(data, to: location.file)
      return """
        “\(location.file.lastPathComponent)” was not recorded. It is now, on Linux: \(location.file.path). Look at it and run \
        “\(location.test)” again.
        """
    }
    let difference = diffing.diff(diffing.fromData(recorded), made)
    SnapshotTally.add(
      difference.map { SnapshotTally.outcome(of: $0.0, isPicture: made is UIImage) } ?? .equal, difference?.0 ?? "")
    if SnapshotReport.isWanted { try addToReport(made, data, recorded, words: difference?.0) }
    if record == .all || (record == .failed && difference != nil) {
      return try replace(data, difference: difference)
    }
    guard let (words, attachments) = difference else { return nil }
    return try report(words, attachments, data)
  }

  /// Replaces the recording, if the run was asked to. A recording that differs may come from an iPhone.
  private func replace(_ data: Data, difference: (String, [XCTAttachment])?) throws -> String? {
    guard let (words, attachments) = difference else {
      return record == .all ? "Everything is recorded. “\(location.file.path)” is as it was." : nil
    }
    guard GlobalSettings.mayReplace else {
      return try report(words, attachments, data) + """

        It was not recorded again: a recording may come from an iPhone. To replace it, run the tests with
        SNAPSHOT_TESTING_RECORD=failed.
        """
    }
    try write(data, to: location.file)
    return "\(words)\nIt is recorded again, on Linux: \(location.file.path)"
  }

  /// Writes what was made beside the files of the differences.
  private func report(_ words: String, _ attachments: [XCTAttachment], _ data: Data) throws -> String {
    try write(data, to: location.failedFile)
    var lines = [
      "“\(location.file.lastPathComponent)” differs from its recording. " + (moved + [words]).joined(separator: "\n"),
      tool(currentFilePath: location.file.path, failedFilePath: location.failedFile.path),
    ]
    for attachment in attachments where attachment.name == "difference" {
      let file = location.failedFile("difference")
      try write(attachment.data, to: file)
      lines.append("- differences: \(file.path)")
    }
    return lines.joined(separator: "\n")
  }

  /// The views that have moved, if there is a recorded description beside the picture.
  private var moved: [String] {
    guard location.file.pathExtension == "png", let now = LastStage.current?.description else { return [] }
    let text = location.file.deletingPathExtension().appendingPathExtension("txt")
    guard let recorded = FileManager.default.contents(atPath: text.path) else { return [] }
    let (before, after) = (DescribedFrames(String(decoding: recorded, as: UTF8.self)), DescribedFrames(now))
    let changes = after.changes(since: before)
    guard !changes.isEmpty else { return ["No view has moved."] }
    return after.reasons(since: before) + ["These views have moved:"] + changes.map { "  " + $0 } + [""]
  }

  /// Adds the comparison to the report of the run. Of a snapshot that differs, the recording and a description of the difference are
  /// written beside it, because the run may replace the recording.
  private func addToReport(_ made: Format, _ data: Data, _ recorded: Data, words: String?) throws {
    try write(data, to: location.failedFile)
    if let words {
      let text = (moved + [words]).joined(separator: "\n")
      try write(Data(text.utf8), to: location.failedFile.appendingPathExtension(SnapshotReport.descriptionExtension))
      try write(recorded, to: location.failedFile("recorded"))
    }
    var values = [location.failedFile.path]
    if made is UIImage { values += SnapshotPixels.measures(recorded, data) }
    SnapshotReport.add(words == nil ? "equal" : "differs", location.file.path, values)
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try OutputFile.write([UInt8](data), to: file.path)
  }
}
