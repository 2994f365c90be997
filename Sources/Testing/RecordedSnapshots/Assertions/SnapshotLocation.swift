// SPDX-License-Identifier: MIT

import Foundation

/// The place of a recorded snapshot: `__Snapshots__/<file of the test>/<test>.<name or number>.<extension>`.
struct SnapshotLocation {
  /// The recorded file.
  let file: URL
  /// The name of the test, as it is part of the file's name.
  let test: String
  /// The file of a snapshot that differs.
  let failedFile: URL

  /// Creates the place of a snapshot; without a name it gets the next number of its test.
  init(testFile: String, testName: String, name: String?, pathExtension: String?, directory: String?) {
    let source = URL(fileURLWithPath: testFile)
    let group = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(group)
    test = Self.pathComponent(testName)
    let identifier =
      name.map(Self.pathComponent) ?? String(SnapshotCounters.next(for: folder.path + "/" + testName))
    var fileName = "\(test).\(identifier)"
    if let pathExtension { fileName += ".\(pathExtension)" }
    file = folder.appendingPathComponent(fileName)
    failedFile = Self.artifacts.appendingPathComponent(group).appendingPathComponent(fileName)
  }

  /// Creates the place of a file in a group of its own.
  init(file: URL, test: String, group: String) {
    self.file = file
    self.test = test
    failedFile = Self.artifacts.appendingPathComponent(group).appendingPathComponent(file.lastPathComponent)
  }

  /// Returns a file beside that of a snapshot that differs, with a part before the extension of its name.
  func failedFile(_ part: String) -> URL {
    failedFile.deletingPathExtension().appendingPathExtension(part).appendingPathExtension(failedFile.pathExtension)
  }

  /// The folder of what failed: the one in `SNAPSHOT_ARTIFACTS`, or a temporary one.
  private static var artifacts: URL {
    if let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
  }

  /// A text with each run of characters that are neither letters, digits nor underscores replaced by a hyphen, without hyphens at its ends.
  static func pathComponent(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}
