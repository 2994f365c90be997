// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import SystemFiles

/// Records which recordings this run has used. At the end of the run, it reports the others.
final class RecordingLedger: Sendable {
  static let shared = RecordingLedger()

  /// The use of the recordings in a file.
  struct Use: Sendable {
    var titles: Set<String> = []
    var mayWrite = false
  }

  private let uses = Mutex<[String: Use]>([:])

  private init() {}

  /// Records that a layout was compared with its recording.
  func didUse(_ location: RecordingLocation, mode: RecordingMode) {
    let isFirst = uses.withLock { uses in
      let isFirst = uses.isEmpty
      uses[location.textFile.path, default: Use()].titles.insert(location.title)
      if mode == .changed { uses[location.textFile.path]?.mayWrite = true }
      return isFirst
    }
    if isFirst { atexit { RecordingLedger.shared.reportOrphans() } }
  }

  /// Reports recordings that no layout of this run used to the standard error stream; in the mode `changed`, removes
  /// their sections. If only some tests were run, reports nothing, because the recordings may belong to the other
  /// tests.
  private func reportOrphans() {
    guard !RecordingLedger.isPartialRun else { return }
    for line in RecordingLedger.unusedRecordings(in: uses.withLock { $0 }) {
      FileHandle.standardError.write(Data("warning: \(line)\n".utf8))
    }
  }

  /// Returns the recordings that were not used, each described in a sentence. Removes those in files that may be
  /// written.
  static func unusedRecordings(in uses: [String: Use]) -> [String] {
    var lines: [String] = []
    for (path, use) in uses.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: path),
        var file = try? RecordingFile(text: String(decoding: data, as: UTF8.self))
      else { continue }
      let unused = file.sections.keys.filter { !use.titles.contains($0) }.sorted()
      guard !unused.isEmpty else { continue }
      if use.mayWrite {
        for title in unused { file.sections[title] = nil }
        if (try? OutputFile.write(Array(file.text.utf8), to: path)) != nil { continue }
      }
      lines += unused.map { "the recording “\($0)” in \(path) was not used; delete it, or set TINAMOU_RECORD=changed" }
    }
    return lines + unusedFiles(beside: Array(uses.keys))
  }

  private static func unusedFiles(beside used: [String]) -> [String] {
    Set(used.map { ($0 as NSString).deletingLastPathComponent }).sorted().flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".txt") && !used.contains("\(folder)/\($0)") }.map {
        "no test used the recordings in \(folder)/\($0); delete the file if its test is gone"
      }
    }
  }

  private static var isPartialRun: Bool {
    let options = ["--filter", "--skip", "-s", "--specifier"]
    return CommandLine.arguments.contains { argument in
      options.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }
}
