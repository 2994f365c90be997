// SPDX-License-Identifier: MIT

import Foundation

/// A directory for the files of a test, which is removed with this object.
public final class TemporaryFolder: Sendable {
  /// The place of the directory, without symbolic links. Who writes files makes the directory.
  public let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent(UUID().uuidString)

  /// Chooses a place, in which nothing is yet.
  public init() {}

  deinit { try? FileManager.default.removeItem(at: url) }
}
