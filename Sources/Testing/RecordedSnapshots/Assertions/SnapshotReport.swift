// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A table of all comparisons of a run, in the file of `TINAMOU_SNAPSHOT_REPORT`: one line for each, for `tinamou test --report` and
/// `Scripts/recordings`.
enum SnapshotReport {
  /// The extension of the description of a difference. It follows the whole name of the file that differs.
  static let descriptionExtension = "words.txt"

  private static let file: Mutex<FileHandle?> = {
    guard let path = ProcessInfo.processInfo.environment["TINAMOU_SNAPSHOT_REPORT"], !path.isEmpty else {
      return Mutex(nil)
    }
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    let handle = FileHandle(forWritingAtPath: path)
    handle?.seekToEndOfFile()
    return Mutex(handle)
  }()

  /// Whether there is a table.
  static var isWanted: Bool { file.withLock { $0 != nil } }

  /// Adds a line: what came out, the recorded file, and values.
  static func add(_ outcome: String, _ path: String, _ values: [String] = []) {
    let line = ([outcome, path] + values).joined(separator: "\t") + "\n"
    file.withLock { $0?.write(Data(line.utf8)) }
  }
}
