// SPDX-License-Identifier: MIT

import Foundation

/// A directory for the files of a test, which is removed with this object.
public final class TemporaryFolder: Sendable {
  /// The place of the directory, without symbolic links. It is made with the first file.
  public let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent(UUID().uuidString)

  /// Chooses a place, in which nothing is yet.
  public init() {}

  /// Writes a file, and makes the directories that lead to it.
  public func write(_ text: String, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
